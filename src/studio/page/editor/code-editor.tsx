/**
 * The YAML editor (CodeMirror). `CodeEditor` is a controlled component: `text` is the value, and edits are reported by
 * `onChange`. Replacing `text` from outside does not count as typing.
 */

import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'preact/hooks';
import type { Shape } from '../../../vocabulary/shape.js';
import type { ProblemSummary } from '../../protocol.js';
import { completing, explaining } from './vocabulary.js';

interface Props {
  readonly label: string;
  /** The shape of the edited value, for completion and tooltips. */
  readonly shape: Shape | undefined;
  readonly text: string;
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number;
  readonly problems: readonly ProblemSummary[];
  /** A line of the file to scroll to. */
  readonly line?: number;
  onChange(text: string): void;
  onSave(): void;
}

const highlighting = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], class: 'yaml-key' },
  { tag: [tags.string, tags.attributeValue], class: 'yaml-text' },
  { tag: [tags.number, tags.bool, tags.null, tags.content], class: 'yaml-value' },
  { tag: tags.comment, class: 'yaml-comment' },
]);

/** Marks a change that was set from outside, not typed. */
const fromOutside = Annotation.define<boolean>();

const nonce = () => document.querySelector<HTMLMetaElement>('meta[name=nonce]')?.content ?? '';

/** Edits the YAML of a card: underlines problems and completes keys and values. */
export function CodeEditor(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const numbers = useRef(new Compartment());
  /** Edits that have not yet come back as `text`: fast typing runs ahead of rendering. */
  const ahead = useRef<string[]>([]);

  useEffect(() => {
    if (place.current === null) return;
    const saving = () => {
      latest.current.onSave();
      return true;
    };
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          EditorView.cspNonce.of(nonce()),
          numbers.current.of(numbering(latest.current.firstLine)),
          history(),
          drawSelection(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          closeBrackets(),
          indentUnit.of('  '),
          EditorView.lineWrapping,
          yaml(),
          syntaxHighlighting(highlighting),
          lintGutter(),
          autocompletion({ override: [completing(() => latest.current.shape)] }),
          explaining(() => latest.current.shape),
          keymap.of([
            { key: 'Mod-s', preventDefault: true, run: saving },
            ...completionKeymap,
            ...lintKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          EditorView.contentAttributes.of({ 'aria-label': latest.current.label, spellcheck: 'false' }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return;
            const typed = update.state.doc.toString();
            ahead.current.push(typed);
            latest.current.onChange(typed);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    const at = ahead.current.lastIndexOf(props.text);
    ahead.current = at < 0 ? [] : ahead.current.slice(at + 1);
    if (editor === undefined || at >= 0 || editor.state.doc.toString() === props.text) return;
    const changes = { from: 0, to: editor.state.doc.length, insert: props.text };
    editor.dispatch({ changes, annotations: fromOutside.of(true) });
  }, [props.text]);

  useEffect(() => {
    view.current?.dispatch({ effects: numbers.current.reconfigure(numbering(props.firstLine)) });
  }, [props.firstLine]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined) return;
    const marks = props.problems.flatMap((one) => toMark(editor.state, one, props.firstLine));
    editor.dispatch(setDiagnostics(editor.state, marks));
  }, [props.problems, props.firstLine, props.text]);

  useEffect(() => {
    const editor = view.current;
    const at = (props.line ?? 0) - props.firstLine + 1;
    if (editor === undefined || at < 1 || at > editor.state.doc.lines) return;
    const { from } = editor.state.doc.line(at);
    editor.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    editor.focus();
  }, [props.line]);

  return <div class="code" ref={place} />;
}

const numbering = (first: number) => lineNumbers({ formatNumber: (line) => String(line + first - 1) });

/** Maps a problem of the file to its position in the card. */
function toMark(
  state: EditorState,
  { span, severity, message, hint }: ProblemSummary,
  first: number,
): Diagnostic[] {
  const [line, endLine] = [span.line - first + 1, span.endLine - first + 1];
  if (line < 1 || line > state.doc.lines) return [];
  const start = state.doc.line(line);
  const end = state.doc.line(Math.min(Math.max(line, endLine), state.doc.lines));
  const from = Math.min(start.from + span.column - 1, start.to);
  const to = Math.min(Math.max(end.from + span.endColumn - 1, from), end.to);
  return [{ from, to, severity, message: `${message}\n${hint}` }];
}
