import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';

/** A module by itself: its code, and where what it imports is. */
export interface Module {
  readonly code: string;
  readonly imports: Readonly<Record<string, string>>;
}

/** A module whose code is another one's. */
export interface Broken {
  readonly path: string;
  readonly code: string;
}

interface Instance {
  exports: unknown;
}

type Body = (module: Instance, exports: unknown, require: (name: string) => unknown) => void;

/** Puts modules together with one of them broken: all of them again each time, but read only once. */
export class Linker {
  private readonly modules: Readonly<Record<string, Module>>;
  private readonly bodies = new Map<string, Body>();
  private readonly ofNode = createRequire(process.execPath);

  constructor(modules: Readonly<Record<string, Module>>) {
    this.modules = modules;
  }

  /** What a module exports where another one, or none, is broken. */
  link(entry: string, broken: Broken | null): unknown {
    const instances = new Map<string, Instance>();
    const load = (path: string): unknown => {
      const known = instances.get(path);
      if (known !== undefined) return known.exports;
      const instance: Instance = { exports: {} };
      instances.set(path, instance);
      const body = path === broken?.path ? read(path, broken.code) : this.bodyOf(path);
      body(instance, instance.exports, (name) => {
        const from = this.modules[path]?.imports[name];
        return from === undefined ? this.ofNode(name) : load(from);
      });
      return instance.exports;
    };
    const exports = load(entry);
    if (broken !== null && !instances.has(broken.path)) throw new Error(`${broken.path} is not in the model`);
    return exports;
  }

  private bodyOf(path: string): Body {
    const body = this.bodies.get(path) ?? read(path, this.modules[path]?.code ?? '');
    this.bodies.set(path, body);
    return body;
  }
}

function read(path: string, code: string): Body {
  return runInThisContext(`((module, exports, require) => {${code}\n})`, { filename: path });
}
