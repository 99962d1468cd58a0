/** The messages between the host and the script inside the sandbox: JSON only. */

/** An element as plain data. */
export interface SentElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (SentElement | string)[];
  /** Where an HTML element or a `Flex` was created. */
  readonly made?: { readonly message: string; readonly stack: string };
}

/** Why a template did not draw. */
export interface SandboxFailure {
  readonly message: string;
  /** Whether the template broke a rule of the tool, which the message describes; else it threw its own error. */
  readonly isMistake: boolean;
  /** Contains the line of the template. */
  readonly stack: string;
}

export interface SandboxAnswer {
  readonly drawing?: SentElement;
  readonly failure?: SandboxFailure;
  /** The start of each function of a loaded template, as a line of a stack trace. */
  readonly places?: Readonly<Record<'frame' | 'face', string>>;
}

export type ThemeAnswer = { readonly value: unknown } | { readonly mistake: string };
