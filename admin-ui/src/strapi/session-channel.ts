/** What tabs of one browser tell each other about the session. Never a token. */
export type SessionNews = 'signed-in' | 'signed-out';

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
        if (data === 'signed-in' || data === 'signed-out') onNews(data);
      }),
  };
}
