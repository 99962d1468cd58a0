import { Ajv2020, type CodeOptions } from 'ajv/dist/2020.js';
import { EDITOR_KEYWORDS } from '../../vocabulary/json-schema.js';

/** Compiles schemas to functions, here and in the build; its error messages are not used. */
export function schemaCompiler(code: CodeOptions = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
    messages: false,
    inlineRefs: false,
    code,
  });
  ajv.addVocabulary([...EDITOR_KEYWORDS]);
  return ajv;
}
