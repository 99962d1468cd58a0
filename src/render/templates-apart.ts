import type { FaceProps, FrameProps } from '../../templates/template.js';
import {
  type CompiledTemplates,
  TemplateFailure,
  type TemplateName,
  type TemplatePlace,
} from './compile-templates.js';
import { Ended, TemplateProcess } from './confined-templates.js';
import { type LoadedTemplates, placeOfStack, type Template } from './load-templates.js';
import { fromWire, PlacedMistake } from './template-wire.js';

/** A deck's own templates, in a process apart, which starts anew where it was ended. */
export async function loadApart(compiled: CompiledTemplates): Promise<LoadedTemplates> {
  const apart = new TemplateProcess();
  const start = (name: TemplateName) => ({ file: `templates/${name}.tsx`, line: 1, column: 1 });
  const ended = ({ message, last }: Ended, otherwise: TemplatePlace) => ({
    ...(placeOfStack(last, compiled) ?? otherwise),
    message,
  });
  const load = async () => {
    const loaded = await apart.order({ do: 'load', compiled }, () => undefined);
    return loaded.is === 'loaded' ? loaded.problems : [];
  };
  const draw = async (
    what: 'frame' | 'face',
    name: TemplateName,
    { theme, ...props }: FrameProps | FaceProps,
  ) => {
    const answer = (about: string, given: readonly unknown[]): unknown => {
      if (!Object.hasOwn(theme, about)) throw new Error(`A theme has no ${about}.`);
      return (theme as unknown as Record<string, (...all: readonly unknown[]) => unknown>)[about]?.(...given);
    };
    try {
      if (apart.isGone) await load();
      const said = await apart.order({ do: what, name, props }, answer);
      if (said.is === 'drawn') return fromWire(said.tree);
      throw new TemplateFailure(
        said.is === 'failed' ? said.problem : { ...start(name), message: 'It draws nothing.' },
      );
    } catch (cause) {
      if (cause instanceof TemplateFailure) throw cause;
      if (cause instanceof Ended) throw new TemplateFailure(ended(cause, start(name)));
      throw new TemplateFailure({ ...start(name), message: `It fails: ${String(cause)}.` });
    }
  };
  try {
    const problems = await load();
    if (problems.length > 0) return { problems };
  } catch (cause) {
    if (!(cause instanceof Ended)) throw cause;
    return { problems: [ended(cause, start('character'))] };
  }
  const templates = Object.keys(compiled.scripts).map((name): [TemplateName, Template] => [
    name,
    {
      frame: (props) => draw('frame', name, props),
      face: (props) => draw('face', name, props),
      placeOf: (mistake) => (mistake instanceof PlacedMistake ? mistake.place : start(name)),
    },
  ]);
  return {
    templates: Object.fromEntries(templates) as Record<TemplateName, Template>,
    problems: [],
    isApart: true,
  };
}
