import { InFlight } from '../cache/answer-cache';
import type { SiteStateSource } from '../cache/site-state';
import type { CmsAnswer, Operation, OperationAnswers } from '../graphql/operation-answers';
import type { Renderer, RendererSource } from './renderer';

export type Rendered = Awaited<ReturnType<Renderer['renderPage']>>;
export type RenderedFile = Awaited<ReturnType<Renderer['renderFile']>>;
export type Html = ReturnType<Renderer['renderFailure']>;
export type Failure = Extract<Rendered, { kind: 'failure' }>['failure'];

type PostedFields = Pick<Parameters<Renderer['answerForm']>[0], 'route' | 'fields' | 'headers'>;

interface PageRenderingOptions {
  publicUrl: string;
  source: RendererSource;
  answers: OperationAnswers;
  siteState: Pick<SiteStateSource, 'sign'>;
}

/** Asks the app for documents. */
export class PageRendering {
  private readonly running = new InFlight<Rendered>();
  private connected: Renderer | undefined;

  constructor(private readonly options: PageRenderingOptions) {}

  /** The page for everybody. Visitors who ask for the same page at once get one rendering. */
  page(route: string): Promise<Rendered> {
    return this.running.share(route, () => this.render(route));
  }

  /** The page as the owner sees it under maintenance. */
  pageForOwner(route: string, cookie: string): Promise<Rendered> {
    return this.render(route, cookie);
  }

  /** A feed, a calendar, a part of the site map. */
  async file(path: string): Promise<RenderedFile> {
    const { renderFile } = await this.load();
    return renderFile({ path, origin: this.options.publicUrl });
  }

  /** What the preview picture of a page shows. */
  async preview(route: string): Promise<Awaited<ReturnType<Renderer['previewOfPage']>>> {
    const { previewOfPage } = await this.load();
    return previewOfPage({ route, origin: this.options.publicUrl });
  }

  /** A form posted without JavaScript: where it leads, or its page again. */
  async form(form: PostedFields): Promise<Awaited<ReturnType<Renderer['answerForm']>>> {
    const { publicUrl, source } = this.options;
    const { answerForm } = await this.load();
    return answerForm({ ...form, origin: publicUrl, assetsOf: source.assetsOf });
  }

  /** For the forms of a page that is sent now. */
  async formToken(): Promise<string | undefined> {
    const { freshFormToken } = await this.load();
    return freshFormToken();
  }

  /** The document that says why there is no page; `fields` of a posted form go with another try. */
  async failure(failure: Failure, retryPath: string, fields?: [string, string][]): Promise<Html> {
    const { renderFailure } = await this.load();
    // What went wrong inside is for the log; a visitor reads the status text.
    const message = failure === 'unexpected' ? 'Internal Server Error' : undefined;
    const { source, siteState } = this.options;
    const sign = siteState.sign();
    return renderFailure({ failure, message, retryPath, fields, sign, assetsOf: source.assetsOf });
  }

  private async render(route: string, cookie?: string): Promise<Rendered> {
    const { publicUrl, source } = this.options;
    const { renderPage } = await this.load();
    const rendered = await renderPage({ route, origin: publicUrl, cookie, assetsOf: source.assetsOf });
    if (rendered.kind !== 'page' || !source.finish) return rendered;
    return { ...rendered, html: await source.finish(route, rendered.html) };
  }

  /** Vite gives a new renderer after a change: each one is told how to ask the cms. */
  private async load(): Promise<Renderer> {
    const renderer = await this.options.source.load();
    if (this.connected !== renderer)
      renderer.connectToCms((operation, headers, signal) => this.ask(operation, headers, signal));
    this.connected = renderer;
    return renderer;
  }

  /** Pages share their answers with each other and with browsers; what is asked for one visitor is theirs alone. */
  private async ask(
    operation: Operation,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Pick<CmsAnswer, 'status' | 'type' | 'body'>> {
    const { answers } = this.options;
    if (Object.keys(headers).length > 0) return answers.ask(operation, headers, signal);
    const { kind, answer } = await answers.shared(operation, {}, signal);
    return kind === 'passed' ? answer : { status: 200, type: answer.type, body: answer.body };
  }
}
