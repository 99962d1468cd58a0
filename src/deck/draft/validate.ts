import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type FileKind, files, schemaOf } from '../../vocabulary/files/index.js';
import { EDITOR_KEYWORDS } from '../../vocabulary/json-schema.js';
import { explain, type Problem } from '../explain/index.js';

const compiled = new Map<FileKind, ValidateFunction>();

/** The compiled schema of a kind of file. */
export function validatorOf(kind: FileKind): ValidateFunction {
  let validate = compiled.get(kind);
  if (validate === undefined) {
    // Nobody reads ajv's messages, and for a deck the time to compile counts more than the time to validate.
    const quick = { messages: false, inlineRefs: false, code: { optimize: false } };
    const ajv = new Ajv2020({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      validateSchema: false,
      ...quick,
    });
    ajv.addVocabulary([...EDITOR_KEYWORDS]);
    validate = ajv.compile(schemaOf(kind));
    compiled.set(kind, validate);
  }
  return validate;
}

/** ajv decides, fast, whether a file is right; where it is not, `explain` says why in words. */
export function validate(kind: FileKind, value: unknown): readonly Problem[] {
  return validatorOf(kind)(value) ? [] : explain(files[kind], value);
}
