import { join } from 'node:path';
import { openSqlite, type SqliteDatabase } from '../../scripts/backup/databases.ts';

const HOUR_MS = 3_600_000;
const ID_CHARACTERS = 24;
const CATEGORIES = ['Runway', 'Editorial', 'Beauty', 'Commercial', 'Street', 'Swimwear', 'Bridal', 'Fitness'];
const TAGS = 24;
const STATUSES = ['pending', 'approved', 'rejected'];
const PORTFOLIO_ITEM = 'api::portfolio-item.portfolio-item';
const BLOG_POST = 'api::blog-post.blog-post';
const FRAME = 'portfolio.frame';
/** Of each portfolio item, besides its cover. */
const FRAMES = 12;

/**
 * Adds portfolio items with twelve frames each, published posts, messages and volunteers to a database with the starter
 * content, sharing its pictures and texts. The CMS must not run: it would not notice the change.
 *
 * @param count number of each kind
 */
export function addContent(dataDir: string, count: number) {
  const database = openSqlite(join(dataDir, 'database.sqlite'));
  // The database is thrown away, so it need not survive a power cut.
  database.pragma('synchronous = OFF');
  try {
    database.transaction(() => {
      const { row, picture, posts } = adder(database);
      const story = (item: number, number: number) => {
        for (let order = 1; order <= FRAMES; order += 1) {
          const frame = row('components_portfolio_frames', {});
          const link = { component_type: FRAME, field: 'frames', order };
          row('portfolio_items_cmps', { entity_id: item, cmp_id: frame, ...link });
          picture(FRAME, frame, number + order);
        }
      };
      for (let number = 1; number <= count; number += 1) {
        const item = row('portfolio_items', portfolioItem(number));
        picture(PORTFOLIO_ITEM, item, number);
        story(item, number);
        // A published post is two rows: the owner's draft and the version that visitors see.
        const { published_at, ...post } = { ...blogPost(number), ...posts[number % posts.length] };
        for (const publishedAt of [null, published_at]) {
          const dates = {
            published_at: publishedAt,
            first_published_at: published_at,
            list_date: published_at,
          };
          picture(BLOG_POST, row('blog_posts', { ...post, ...dates }), number);
        }
        row('messages', message(number));
        row('volunteers', volunteer(number));
      }
    })();
  } finally {
    database.close();
  }
}

type Row = Record<string, unknown>;

function adder(database: SqliteDatabase) {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const row = (table: string, fields: Row) => {
    const names = Object.keys(fields);
    const columns = names.map((name) => `"${name}"`).join();
    const values =
      names.length > 0 ? `(${columns}) values (${names.map(() => '?').join()})` : 'default values';
    const sql = `insert into ${table} ${values}`;
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return Number(statement.run(...Object.values(fields)).lastInsertRowid);
  };
  const used = database
    .prepare(
      `select distinct related_type as type, file_id as file from files_related_mph
       join files on files.id = file_id where mime like 'image/%'`,
    )
    .all() as { type: string; file: number }[];
  const picture = (type: string, id: number, number: number) => {
    const files = used.filter((each) => each.type === type);
    const { file } = files[number % files.length] ?? {};
    const field = type === FRAME ? 'file' : 'image';
    row('files_related_mph', { file_id: file, related_id: id, related_type: type, field, order: 1 });
  };
  const posts = database
    .prepare('select content, excerpt, reading_minutes from blog_posts where published_at is not null')
    .all() as Row[];
  return { row, picture, posts };
}

/** Returns the fields of every row; the first row is the newest. */
function basics(kind: string, number: number) {
  const made = Date.now() - number * HOUR_MS;
  const id = `${kind}${String(number).padStart(ID_CHARACTERS - kind.length, '0')}`;
  return { document_id: id, revision: 1, created_at: made, updated_at: made, published_at: made };
}

const portfolioItem = (number: number) => ({
  ...basics('item', number),
  title: `Study ${number}`,
  slug: `study-${number}`,
  year: 2026,
  category: CATEGORIES[number % CATEGORIES.length],
  description: `Silk under one lamp, number ${number}: how little shadow a pale surface needs.`,
});

const blogPost = (number: number) => ({
  ...basics('post', number),
  title: `Notes from rehearsal ${number}`,
  slug: `notes-from-rehearsal-${number}`,
  tags: JSON.stringify([`Theme ${number % TAGS}`, `Season ${number % (TAGS / 2)}`]),
});

const message = (number: number) => ({
  ...basics('message', number),
  sender_name: `Sender ${number}`,
  sender_email: `sender${number}@example.org`,
  subject: `Booking ${number}`,
  message: `Are you free on the first Saturday of March? We would love to have you. Number ${number}.`,
  is_read: number % 3 === 0 ? 0 : 1,
  is_archived: number % 7 === 0 ? 1 : 0,
});

const volunteer = (number: number) => ({
  ...basics('volunteer', number),
  name: `Volunteer ${number}`,
  email: `volunteer${number}@example.org`,
  phone: '+254 700 000 000',
  availability: '["Weekdays","Evenings"]',
  skills: '["Photography","Teaching"]',
  interests: '["Fashion"]',
  message: `I can bring ten chairs, and tea. Number ${number}.`,
  status: STATUSES[number % STATUSES.length],
});
