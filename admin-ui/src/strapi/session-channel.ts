import * as z from 'zod/mini';

const sessionNews = z.discriminatedUnion('happened', [
  z.object({ happened: z.literal('signed-in'), account: z.string() }),
  z.object({ happened: z.literal('signed-out') }),
]);

/** What tabs of one browser tell each other about the session. Never a token. */
export type SessionNews = z.infer<typeof sessionNews>;

export interface SessionChannel {
  tell(news: SessionNews): void;
  listen(onNews: (news: SessionNews) => void): void;
}

/** The other tabs of this browser at this origin. A tab does not hear itself. */
export function tabChannel(): SessionChannel {
  const channel = new BroadcastChannel('owner-session');
  return {
    tell: (news) => channel.postMessage(news),
    listen: (onNews) =>
      channel.addEventListener('message', ({ data }) => {
        const news = sessionNews.safeParse(data);
        if (news.success) onNews(news.data);
      }),
  };
}
