import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  onChoose(value: string): void;
}

/** A labelled select box. */
export function Choose({ label, value, options, onChoose }: Props) {
  const id = useId();
  return (
    <div class={value === '' ? 'choose' : 'choose is-set'}>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one} selected={one === value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A toggle button. */
export function Toggle(props: {
  readonly isOn: boolean;
  readonly children: ComponentChildren;
  onToggle(): void;
}) {
  return (
    <button type="button" class="toggle" aria-pressed={props.isOn} onClick={props.onToggle}>
      {props.children}
    </button>
  );
}
