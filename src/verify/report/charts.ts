import type { EChartsCoreOption } from 'echarts/core';
import type { Share } from '../statistics/interval.js';
import type { TableStatistics } from '../statistics/statistics.js';

/** The colours of the page: dark ink, one accent, greys; they print well. */
const INK = '#2b2430';
const ACCENT = '#7a3b5d';
const QUIET = '#b9b0bd';
const FONT = 'Georgia, "Times New Roman", serif';

/** As wide as a column of a phone, so that letters are on every screen as large as they are here, or larger. */
const WIDTH = 340;
const LETTERS = 13;

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Draws a chart as SVG text that fits its column. */
export type Draw = (option: EChartsCoreOption, width: number, height: number) => string;

/** Loads the charting library, without a browser. */
export async function chartist(): Promise<Draw> {
  const [{ init, use }, { BarChart, CustomChart, ScatterChart }, components, { SVGRenderer }] =
    await Promise.all([
      import('echarts/core'),
      import('echarts/charts'),
      import('echarts/components'),
      import('echarts/renderers'),
    ]);
  const { GridComponent, MarkLineComponent } = components;
  use([BarChart, CustomChart, ScatterChart, GridComponent, MarkLineComponent, SVGRenderer]);
  return (option, width, height) => {
    const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
    chart.setOption({
      animation: false,
      textStyle: { fontFamily: FONT, fontSize: LETTERS, color: INK },
      ...option,
    });
    const svg = chart.renderToSVGString();
    chart.dispose();
    // As wide as its column, on a phone and on paper.
    return svg.replace(/<svg width="[^"]*" height="[^"]*"/, '<svg class="chart" role="img"');
  };
}

const axis = {
  axisLine: { lineStyle: { color: QUIET } },
  axisLabel: { color: INK, fontSize: LETTERS },
  axisTick: { show: false },
};
const grid = {
  left: 8,
  right: 8,
  top: 12,
  bottom: 8,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
};

/** The longest games share one bar: a stalemate of 200 turns would leave no room for the others. */
const USUAL = 0.98;
const MOST_MEDIANS = 4;

/** How many games were how long, in turns of each player. */
export function lengthChart(draw: Draw, { players, lengths }: TableStatistics): string {
  const rounds = new Map<number, number>();
  for (const [turns, games] of Object.entries(lengths)) {
    const round = Math.ceil(Number(turns) / players);
    rounds.set(round, (rounds.get(round) ?? 0) + games);
  }
  const longest = Math.max(1, ...rounds.keys());
  const upTo = (last: number) =>
    [...rounds].reduce((sum, [round, games]) => (round <= last ? sum + games : sum), 0);
  const all = upTo(longest);
  const reach = (share: number) => {
    let round = 1;
    while (upTo(round) < share * all) round++;
    return round;
  };
  const usual = Math.min(reach(USUAL), MOST_MEDIANS * reach(0.5));
  const places = Array.from({ length: usual }, (_, i) => i + 1);
  const bars = places.map((round) => ({ name: `${round}`, games: rounds.get(round) ?? 0 }));
  if (usual < longest)
    bars.push({ name: usual + 1 < longest ? `${usual + 1}+` : `${longest}`, games: all - upTo(usual) });
  return draw(
    {
      grid: { ...grid, bottom: 26 },
      xAxis: {
        ...axis,
        type: 'category',
        data: bars.map(({ name }) => name),
        name: 'turns each',
        nameLocation: 'middle',
        nameGap: 26,
        axisLabel: { ...axis.axisLabel, showMaxLabel: true, hideOverlap: true },
        nameTextStyle: { fontSize: LETTERS },
      },
      yAxis: { ...axis, type: 'value', minInterval: 1, splitLine: { lineStyle: { color: '#eee' } } },
      series: [
        {
          type: 'bar',
          barCategoryGap: '15%',
          itemStyle: { color: ACCENT },
          data: bars.map(({ games }) => games),
        },
      ],
    },
    WIDTH,
    170,
  );
}

export interface NamedShare extends Share {
  readonly name: string;
}

/** Shares with their intervals; a line where chance alone would have them. Without one, all that is possible is shown. */
export function shareChart(draw: Draw, shares: readonly NamedShare[], even?: number): string {
  const values = [...shares].reverse();
  const names = { ...axis, type: 'category', data: values.map(({ name }) => name) };
  const most = even === undefined ? 100 : percent(Math.max(...values.map(({ high }) => high)));
  const interval = even === undefined ? 25 : most > 40 ? 20 : 10;
  const max = Math.min(100, Math.ceil(most / interval) * interval);
  const figures = values.map(({ share }) => `${percent(share).toFixed(1)} %`);
  return draw(
    {
      grid,
      xAxis: {
        ...axis,
        type: 'value',
        min: 0,
        max,
        interval,
        axisLabel: { ...axis.axisLabel, formatter: '{value} %' },
        splitLine: { lineStyle: { color: '#eee' } },
      },
      yAxis: [
        { ...names, axisLabel: { ...axis.axisLabel, width: 110, overflow: 'break' } },
        { ...names, data: figures, position: 'right', axisLine: { show: false } },
      ],
      series: [
        {
          type: 'custom',
          data: values.map(({ low, high }, place) => [place, percent(low), percent(high)]),
          encode: { x: [1, 2], y: 0 },
          renderItem: (_: unknown, api: { value(i: number): number; coord(at: number[]): number[] }) => {
            const [from = 0, y = 0] = api.coord([api.value(1), api.value(0)]);
            const [to = 0] = api.coord([api.value(2), api.value(0)]);
            return {
              type: 'line',
              shape: { x1: from, y1: y, x2: to, y2: y },
              style: { stroke: QUIET, lineWidth: 5, lineCap: 'round' },
            };
          },
        },
        {
          type: 'scatter',
          symbolSize: 9,
          itemStyle: { color: ACCENT },
          data: values.map(({ share }, place) => [percent(share), place]),
          ...(even !== undefined && {
            markLine: {
              symbol: 'none',
              silent: true,
              label: { show: false },
              lineStyle: { color: INK, type: 'dashed', width: 1 },
              data: [{ xAxis: percent(even) }],
            },
          }),
        },
      ],
    },
    WIDTH,
    44 + 30 * shares.length,
  );
}
