import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BookFrame } from '../../features/book/book-frame';

export const Route = createFileRoute('/_owner/book')({ component: Book });

function Book() {
  return (
    <BookFrame>
      <Outlet />
    </BookFrame>
  );
}
