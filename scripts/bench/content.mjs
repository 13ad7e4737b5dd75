// @ts-check
import { join } from 'node:path';
import { openSqlite } from '../backup/sqlite.mjs';

/** @import { Database } from '../backup/sqlite.mjs' */

const HOUR_MS = 3_600_000;
const ID_CHARACTERS = 24;
const CATEGORIES = ['Runway', 'Editorial', 'Beauty', 'Commercial', 'Street', 'Swimwear', 'Bridal', 'Fitness'];
const TAGS = 24;
const STATUSES = ['pending', 'approved', 'rejected'];

/**
 * Adds portfolio items, published posts, messages and volunteers to a database that holds the starter content,
 * whose pictures and texts they share. The CMS must not be running: it would not know that the content changed.
 *
 * @param {string} dataDir
 * @param {number} count of each kind
 */
export function addContent(dataDir, count) {
  const database = openSqlite(join(dataDir, 'database.sqlite'));
  // The file is thrown away: nothing has to survive a power cut.
  database.pragma('synchronous = OFF');
  try {
    database.transaction(() => {
      const add = adder(database);
      for (let number = 1; number <= count; number += 1) {
        addPortfolioItem(add, number);
        addPost(add, number);
        addMessage(add, number);
        addVolunteer(add, number);
      }
    })();
  } finally {
    database.close();
  }
}

/**
 * @typedef {object} Adder
 * @property {(table: string, row: Record<string, unknown>) => number} row answers its id
 * @property {(type: string, id: number, number: number) => void} picture one of those the starter content has there
 * @property {readonly Record<string, unknown>[]} posts texts of the starter content's posts
 */

/**
 * @param {Database} database
 * @returns {Adder}
 */
function adder(database) {
  /** @type {Map<string, ReturnType<Database['prepare']>>} */
  const statements = new Map();
  /** @type {Adder['row']} */
  const row = (table, values) => {
    const names = Object.keys(values);
    const sql = `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`;
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return Number(statement.run(...Object.values(values)).lastInsertRowid);
  };
  const used = /** @type {{ type: string, file: number }[]} */ (
    database.prepare('select distinct related_type as type, file_id as file from files_related_mph').all()
  );
  /** @type {Adder['picture']} */
  const picture = (type, id, number) => {
    const files = used.filter((each) => each.type === type);
    const { file } = files[number % files.length] ?? {};
    row('files_related_mph', { file_id: file, related_id: id, related_type: type, field: 'image', order: 1 });
  };
  const posts = /** @type {Record<string, unknown>[]} */ (
    database
      .prepare('select content, excerpt, reading_minutes from blog_posts where published_at is not null')
      .all()
  );
  return { row, picture, posts };
}

/**
 * What every row has; the first is the newest.
 *
 * @param {string} kind
 * @param {number} number
 */
function basics(kind, number) {
  const made = Date.now() - number * HOUR_MS;
  const id = `${kind}${String(number).padStart(ID_CHARACTERS - kind.length, '0')}`;
  return { document_id: id, revision: 1, created_at: made, updated_at: made, published_at: made };
}

/**
 * @param {Adder} add
 * @param {number} number
 */
function addPortfolioItem(add, number) {
  const id = add.row('portfolio_items', {
    ...basics('item', number),
    title: `Study ${number}`,
    category: CATEGORIES[number % CATEGORIES.length],
    description: `Silk under one lamp, number ${number}: how little shadow a pale surface needs.`,
  });
  add.picture('api::portfolio-item.portfolio-item', id, number);
}

/**
 * A published post is two rows: the draft that the owner edits and what visitors see.
 *
 * @param {Adder} add
 * @param {number} number
 */
function addPost(add, number) {
  const { published_at, ...both } = {
    ...basics('post', number),
    ...add.posts[number % add.posts.length],
    title: `Notes from rehearsal ${number}`,
    slug: `notes-from-rehearsal-${number}`,
    tags: JSON.stringify([`Theme ${number % TAGS}`, `Season ${number % (TAGS / 2)}`]),
  };
  for (const publishedAt of [null, published_at]) {
    const id = add.row('blog_posts', { ...both, published_at: publishedAt });
    add.picture('api::blog-post.blog-post', id, number);
  }
}

/**
 * @param {Adder} add
 * @param {number} number
 */
function addMessage(add, number) {
  add.row('messages', {
    ...basics('message', number),
    sender_name: `Sender ${number}`,
    sender_email: `sender${number}@example.org`,
    subject: `Booking ${number}`,
    message: `Are you free on the first Saturday of March? We would love to have you. Number ${number}.`,
    is_read: number % 3 === 0 ? 0 : 1,
    is_archived: number % 7 === 0 ? 1 : 0,
  });
}

/**
 * @param {Adder} add
 * @param {number} number
 */
function addVolunteer(add, number) {
  add.row('volunteers', {
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
}
