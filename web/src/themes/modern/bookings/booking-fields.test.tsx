// @vitest-environment jsdom
import { HeadlessMantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookableServices } from '../../../features/bookings/services';
import { useBookingForm } from '../../../features/bookings/use-booking-form';
import { BookingFields } from './booking-fields';

const bookable: BookableServices = {
  services: [{ name: 'Fashion Shoot', unit: 'day', smallestQuantity: 1, hasUsage: true }],
  extras: [],
  usages: [],
};

function Form() {
  const form = useBookingForm({ bookable, service: undefined, onProblem: () => {} });
  return <BookingFields form={form} bookable={bookable} />;
}

beforeEach(async () => {
  localStorage.clear();
  // Mocks scrolling, which jsdom lacks.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ renderedOn: string }>()({ component: Form }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { renderedOn: '2026-11-23' },
  });
  await router.load();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HeadlessMantineProvider>
        <RouterProvider router={router} />
      </HeadlessMantineProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText(/^Service/);
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const chooseShoot = () => fill(/^Service/, 'Fashion Shoot');

function typeWeek() {
  fill(/^First day/, '2099-12-02');
  fill(/^Last day/, '2099-12-08');
}

test('days that are typed into their fields are counted', () => {
  chooseShoot();
  typeWeek();
  expect(field(/^How many days/).value).toBe('7');
});

test('days are counted when a service is chosen after them', () => {
  typeWeek();
  chooseShoot();
  expect(field(/^How many days/).value).toBe('7');
});

test('the wheel of a mouse cannot turn how many there are', () => {
  const { type, inputMode } = field(/^Quantity/);
  expect([type, inputMode]).toEqual(['text', 'numeric']);
});
