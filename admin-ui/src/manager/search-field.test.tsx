import { Modal } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { SearchField } from './search-field';

const field = <SearchField label="Search things" search={{ q: '', page: 1 }} setSearch={() => undefined} />;
const pressSlash = () => fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });

test('the key / goes to the search', async () => {
  await renderScreen(field);

  pressSlash();

  expect(document.activeElement).toBe(screen.getByLabelText('Search things'));
});

test('behind an open dialog the key / does nothing', async () => {
  await renderScreen(
    <>
      {field}
      <Modal opened onClose={() => undefined} title="A question" />
    </>,
  );
  await screen.findByRole('dialog');

  pressSlash();

  expect(document.activeElement).not.toBe(screen.getByLabelText('Search things'));
});
