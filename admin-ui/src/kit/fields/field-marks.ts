import { Refusal } from '../../strapi/errors';
import { wording } from '../wording';
import { type Fields, problemsOf, type Values } from './fields';

/** Returns the short message shown at a field; the toast shows the full sentence. */
function atField(value: unknown, sentence: string): string {
  const isEmpty = typeof value === 'string' && !value.trim();
  return isEmpty ? wording.fieldMissing : sentence;
}

/** Returns the messages of all invalid fields by path: `{ title: '…', 'services.1.name': '…' }` */
export function marksOf<F extends Fields>(fields: F, values: Values<F>): Record<string, string> {
  const problems = Object.entries<string | undefined>(problemsOf(fields, values));
  const marks = problems.flatMap(([name, sentence = '']) => {
    const inside = Object.entries(fields[name]?.marks?.(values[name]) ?? {});
    return inside.length > 0
      ? inside.map(([path, mark]) => [`${name}.${path}`, mark])
      : [[name, atField(values[name], sentence)]];
  });
  return Object.fromEntries(marks);
}

/** Returns the problems that the CMS reported, by the path of the field. A field without entries is marked as a whole. */
export function refusedMarks(fields: Fields, error: unknown): Record<string, string> {
  const problems = error instanceof Refusal ? error.problems : [];
  return Object.fromEntries(
    problems.flatMap(({ path, message }) => {
      const [name = ''] = path.split('.');
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? [[field.marks ? path : name, message]] : [];
    }),
  );
}
