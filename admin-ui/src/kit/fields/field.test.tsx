import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { choice } from './choice-fields';
import { Field, type Inputs } from './field';

test('the search of a long list takes more characters than the stored code', async () => {
  const choices = Object.fromEntries(Array.from({ length: 60 }, (_, row) => [`${row}`, `Country ${row}`]));
  const stored = { label: 'Country', maxLength: 2 };
  const fields = { country: choice({ ...stored, choices, first: '1' }) };
  const form = { key: (path: string) => path, getInputProps: () => ({ defaultValue: '1' }) };
  await renderScreen(<Field editor={{ form: form as unknown as Inputs, fields }} name="country" />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).maxLength).toBe(-1);
});
