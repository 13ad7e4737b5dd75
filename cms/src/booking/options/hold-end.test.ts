import { describe, expect, test } from 'vitest';
import { endOfDay } from '../../shared/site-clock';
import { afterRestore, reschedule } from '../states/transitions';
import type { PlacedBooking } from './holds';

const DAY = '2027-05-14';
const NOW = Date.parse('2027-05-10T09:00:00Z');
const END = Date.parse('2027-05-12T15:00:00Z');

describe('The end of a hold', () => {
  const held = (lastDay: string, holdEndsAt: number): PlacedBooking => ({
    documentId: 'a',
    firstDay: DAY,
    lastDay,
    state: 'option',
    holdRank: 1,
    heldSince: NOW,
    holdEndsAt,
    label: 'a',
  });

  test('is at most the end of the last day when an option moves to earlier days', () => {
    const option = held('2027-05-20', Date.parse('2027-05-19T15:00:00Z'));
    const earlier = reschedule([option], 'a', { firstDay: DAY, lastDay: '2027-05-16' }, NOW);
    expect(earlier[0]?.holdEndsAt).toBe(endOfDay('2027-05-16'));
    const later = reschedule([option], 'a', { firstDay: DAY, lastDay: '2027-05-24' }, NOW);
    expect(later[0]?.holdEndsAt).toBe(option.holdEndsAt);
  });

  test('cannot be on a past last day', () => {
    const option = { ...held('2027-05-20', END), firstDay: '2027-05-01' };
    const over = { firstDay: '2027-05-01', lastDay: '2027-05-09' };
    expect(() => reschedule([option], 'a', over, NOW)).toThrow(/would end in the past/);
  });

  test('turns an option restored after it into an enquiry', () => {
    const option = held(DAY, END);
    expect(afterRestore([option], 'a', END)[0]).toMatchObject({
      state: 'enquiry',
      holdRank: null,
      holdEndsAt: null,
    });
    expect(afterRestore([option], 'a', END - 1)[0]?.state).toBe('option');
  });
});
