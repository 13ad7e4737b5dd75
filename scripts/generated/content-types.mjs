// @ts-check
// Writes what the front ends take from the schemas of the CMS: fields of the owner's forms, and the longest texts
// that visitors may send. Part of `npm run generate`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ADMIN_UI, CMS, WEB } from '../config/paths.mjs';

/**
 * @typedef {object} FieldOptions cms/src/content/panel/form-options.ts explains them
 * @property {string} [label]
 * @property {string} [example]
 * @property {number} [rows]
 * @property {Record<string, string>} [words]
 * @property {true} [locked]
 *
 * @typedef {object} Attribute
 * @property {string} type
 * @property {boolean} [required]
 * @property {number} [maxLength]
 * @property {number} [min]
 * @property {number} [max]
 * @property {unknown} [default]
 * @property {{ form?: FieldOptions }} [pluginOptions]
 *
 * @typedef {[name: string, attributes: Record<string, Attribute>]} Type
 */

/** Content types that visitors and clients write, wholly or in part. */
const SENT = ['booking', 'comment', 'message', 'payment', 'quote', 'volunteer'];

const HEAD = '// Written by `npm run generate` from the schemas of the CMS; do not edit.\n';

/** `blog-post` → `blogPost` @param {string} name */
const camelCase = (name) => name.replace(/-./g, (part) => part.charAt(1).toUpperCase());

/** Reads a schema. @param {string} file @param {string} name @returns {Type} */
const typeOf = (file, name) => [camelCase(name), JSON.parse(readFileSync(file, 'utf8')).attributes];

/** Returns all content types and components, in alphabetical order. */
function typesOfTheCms() {
  const api = join(CMS, 'src', 'api');
  const components = join(CMS, 'src', 'components');
  const types = readdirSync(api).flatMap((noun) =>
    readdirSync(join(api, noun))
      .filter((folder) => folder === 'content-types')
      .map(() => typeOf(join(api, noun, 'content-types', noun, 'schema.json'), noun)),
  );
  const parts = readdirSync(components).flatMap((folder) =>
    readdirSync(join(components, folder)).map((file) =>
      typeOf(join(components, folder, file), basename(file, '.json')),
    ),
  );
  return [...types, ...parts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns an attribute as options of a field of the owner's forms. @param {Attribute} attribute */
function fieldOf({ type, maxLength, min, max, default: first, pluginOptions }) {
  const { label, example, rows, words } = pluginOptions?.form ?? {};
  return {
    label,
    placeholder: example,
    maxLength,
    minRows: rows,
    ...(type === 'integer' && { min, max }),
    ...(type === 'component' && { most: max }),
    ...(words && { choices: words, first }),
  };
}

/** @param {Type} type @returns {[string, Attribute][]} the attributes of a form */
const labelled = ([, attributes]) =>
  Object.entries(attributes).filter(([, { pluginOptions }]) => pluginOptions?.form?.label);

/**
 * Returns the type of an attribute that the owner can edit; `!` marks a required one, as in GraphQL.
 * @param {Attribute} attribute
 */
const kindOf = ({ type, required, pluginOptions }) =>
  pluginOptions?.form?.locked ? undefined : `${type}${required ? '!' : ''}`;

/** @param {string} name @param {Type[]} types @param {(attribute: Attribute) => unknown} value */
function table(name, types, value) {
  const blocks = types.map((type) => {
    const lines = labelled(type)
      .filter(([, attribute]) => value(attribute) !== undefined)
      .map(([field, attribute]) => `    ${field}: ${JSON.stringify(value(attribute))},\n`);
    return `  ${type[0]}: {\n${lines.join('')}  },\n`;
  });
  return `export const ${name} = {\n${blocks.join('')}} as const;\n`;
}

export function writeContentTypes() {
  const types = typesOfTheCms();
  writeFileSync(
    join(ADMIN_UI, 'src', 'strapi', 'content-types.gen.ts'),
    `${HEAD}${table('CONTENT_TYPES', types, fieldOf)}\n/** Types of the fields that the owner can edit; \`!\`: required. */\n${table('FIELD_KINDS', types, kindOf)}`,
  );
  const sent = types.filter(([name]) => SENT.includes(name));
  writeFileSync(
    join(WEB, 'src', 'strapi', 'form-limits.gen.ts'),
    HEAD + table('FORM_LIMITS', sent, ({ maxLength }) => maxLength),
  );
}
