/** What the host and the script inside the sandbox send each other: JSON, and nothing else. */

/** An element as plain data. */
export interface SentElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (SentElement | string)[];
  /** Where an element of HTML, or a `Flex`, was made. */
  readonly made?: { readonly message: string; readonly stack: string };
}

/** Why a template did not draw. */
export interface SandboxFailure {
  readonly message: string;
  /** Whether the template broke a rule of ours, which the message says in full; else an error of its own. */
  readonly isMistake: boolean;
  /** Leads to the line of the template. */
  readonly stack: string;
}

export interface SandboxAnswer {
  readonly drawing?: SentElement;
  readonly failure?: SandboxFailure;
  /** Where the functions of a template begin that was loaded, each as a line of a stack. */
  readonly places?: Readonly<Record<'frame' | 'face', string>>;
}

export type ThemeAnswer = { readonly value: unknown } | { readonly mistake: string };
