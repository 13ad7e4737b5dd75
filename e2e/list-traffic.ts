import type { Page } from '@playwright/test';
import { interceptOperation, sentOperation } from './graphql-traffic';

interface PagedList {
  /** Name of the query: 'EventPage' */
  operation: string;
  /** Field of the query, such as 'events_connection' */
  field: string;
}

/** Answers a paged list with these rows instead of those of the CMS. */
export async function answerList(page: Page, { operation, field }: PagedList, rows: object[]): Promise<void> {
  await interceptOperation(page, operation, async (route) => {
    const { page: asked, pageSize } = sentOperation(route.request()).variables as {
      page: number;
      pageSize: number;
    };
    const first = (asked - 1) * pageSize;
    const connection = {
      nodes: rows.slice(first, first + pageSize),
      pageInfo: {
        page: asked,
        pageCount: Math.ceil(rows.length / pageSize),
        total: rows.length,
      },
    };
    await route.fulfill({ json: { data: { [field]: connection } } });
  });
}

/** Delays one operation until `release` is called. */
export async function holdOperation(page: Page, operation: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await interceptOperation(page, operation, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** Fails one operation like an unreachable CMS until `mend` is called. */
export async function failOperation(page: Page, operation: string): Promise<{ mend: () => void }> {
  let failing = true;
  await interceptOperation(page, operation, (route) =>
    failing ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  return {
    mend: () => {
      failing = false;
    },
  };
}
