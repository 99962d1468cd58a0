import type { EChartsCoreOption } from 'echarts/core';
import type { Share } from '../statistics/interval.js';
import type { TableStatistics } from '../statistics/statistics.js';

/** The colours of the page: dark ink, one accent, greys; they print well. */
export const INK = '#2b2430';
const ACCENT = '#7a3b5d';
const QUIET = '#b9b0bd';
const FONT = 'Georgia, "Times New Roman", serif';

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
    chart.setOption({ animation: false, textStyle: { fontFamily: FONT, color: INK }, ...option });
    const svg = chart.renderToSVGString();
    chart.dispose();
    // As wide as its column, on a phone and on paper.
    return svg.replace(/<svg width="[^"]*" height="[^"]*"/, '<svg class="chart" role="img"');
  };
}

const axis = {
  axisLine: { lineStyle: { color: QUIET } },
  axisLabel: { color: INK },
  axisTick: { show: false },
};
const grid = {
  left: 8,
  right: 16,
  top: 12,
  bottom: 8,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
};

/** How many games were how long, in turns of each player. */
export function lengthChart(draw: Draw, { players, lengths }: TableStatistics): string {
  const rounds = new Map<number, number>();
  for (const [turns, games] of Object.entries(lengths)) {
    const round = Math.ceil(Number(turns) / players);
    rounds.set(round, (rounds.get(round) ?? 0) + games);
  }
  const longest = Math.max(1, ...rounds.keys());
  const places = Array.from({ length: longest }, (_, i) => i + 1);
  return draw(
    {
      grid: { ...grid, bottom: 22 },
      xAxis: {
        ...axis,
        type: 'category',
        data: places,
        name: 'turns each',
        nameLocation: 'middle',
        nameGap: 24,
      },
      yAxis: { ...axis, type: 'value', minInterval: 1, splitLine: { lineStyle: { color: '#eee' } } },
      series: [
        {
          type: 'bar',
          barCategoryGap: '15%',
          itemStyle: { color: ACCENT },
          data: places.map((round) => rounds.get(round) ?? 0),
        },
      ],
    },
    420,
    180,
  );
}

export interface NamedShare extends Share {
  readonly name: string;
}

/** Shares with their intervals; a line where chance alone would have them. */
export function shareChart(draw: Draw, shares: readonly NamedShare[], even?: number): string {
  const names = shares.map(({ name }) => name).reverse();
  const values = [...shares].reverse();
  return draw(
    {
      grid,
      xAxis: {
        ...axis,
        type: 'value',
        min: 0,
        max: (value: { max: number }) => Math.min(100, Math.ceil((value.max + 4) / 10) * 10),
        axisLabel: { formatter: '{value} %', color: INK },
        splitLine: { lineStyle: { color: '#eee' } },
      },
      yAxis: { ...axis, type: 'category', data: names },
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
    420,
    44 + 30 * shares.length,
  );
}
