import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css';

test('Generated files: theme-variables.css is what theme.ts says', () => {
  const committed = readFileSync(join(import.meta.dirname, 'theme-variables.css'), 'utf8');

  expect(committed).toBe(themeCss());
});
