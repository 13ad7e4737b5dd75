import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { RowTick, SelectAll, useSelection } from './selection';

const IDS = ['a', 'b', 'c', 'd', 'e'];

function Harness() {
  const selection = useSelection(IDS);
  return (
    <>
      <SelectAll selection={selection} />
      {IDS.map((id) => (
        <RowTick key={id} selection={selection} id={id} label={`Select ${id}`} />
      ))}
      <p>{`ticked: ${selection.selected.join('')}`}</p>
    </>
  );
}

const tick = (id: string, how: { shiftKey?: boolean } = {}) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${id}` }), how);

test('Shift-click ticks every row between the last ticked one and this one, in either direction', async () => {
  await renderScreen(<Harness />);

  tick('b');
  tick('d', { shiftKey: true });
  expect(screen.getByText('ticked: bcd')).toBeDefined();

  tick('a', { shiftKey: true });
  expect(screen.getByText('ticked: abcd')).toBeDefined();
});

test('Shift-click on a ticked row clears the range', async () => {
  await renderScreen(<Harness />);

  tick('a');
  tick('e', { shiftKey: true });
  tick('c', { shiftKey: true });

  expect(screen.getByText('ticked: ab')).toBeDefined();
});

test('one box ticks or clears every row on the page', async () => {
  await renderScreen(<Harness />);
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });

  fireEvent.click(all);
  expect(screen.getByText('ticked: abcde')).toBeDefined();

  fireEvent.click(all);
  expect(screen.getByText('ticked:')).toBeDefined();
});
