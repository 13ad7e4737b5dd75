/**
 * Tables other than content types: plain rows that are changed atomically, shared by replicas and shown in no panel.
 * Times are milliseconds since 1970.
 */

/** `src/shared/retention.ts` repeats these numbers. */
const KEPT_DAYS = 180;
const KEPT_VERSIONS = 50;

module.exports = {
  async up(knex) {
    for (const [name, columns] of Object.entries(TABLES))
      if (name !== 'site_notes' || !(await knex.schema.hasTable(name)))
        await knex.schema.createTable(name, columns);
    await knex('site_counters').insert({ name: 'content_version', value: 1 });
    const refuse = knex.client.config.client === 'better-sqlite3' ? refuseInSqlite : refuseInPostgres;
    for (const [table, mayGo] of Object.entries(MAY_BE_DELETED))
      for (const statement of refuse(table, mayGo)) await knex.raw(statement);
  },
};

const TABLES = {
  throttle_counters: (table) => {
    table.string('key', 120).primary();
    table.integer('hits').notNullable();
    table.bigInteger('window_ends_at').notNullable();
    table.integer('refusals').notNullable().defaultTo(0);
  },
  site_counters: (table) => {
    table.string('name', 60).primary();
    table.bigInteger('value').notNullable();
  },
  // Short named texts that the CMS and the scripts leave for each other. `scripts/backup/notes.mjs` creates the table too.
  site_notes: (table) => {
    table.string('name', 60).primary();
    table.text('value').notNullable();
  },

  // Actions of the owner and of panel users, and items before and after a change.
  activity_log: (table) => {
    table.increments('id');
    table.bigInteger('happened_at').notNullable().index();
    table.string('actor', 20).notNullable();
    table.string('actor_name', 255);
    table.string('source', 20).notNullable();
    table.string('action', 40).notNullable();
    table.string('content_type', 120);
    table.string('document_id', 255).index();
    table.string('title', 255);
    table.text('changed_fields');
    table.string('address_key', 60);
    // Of a booking.
    table.string('from_state', 20);
    table.string('to_state', 20);
  },
  revisions: (table) => {
    // The id in activity_log, which has who and when.
    table.integer('id').primary();
    table.bigInteger('happened_at').notNullable().index();
    table.string('content_type', 120).notNullable();
    table.string('document_id', 255).notNullable();
    table.binary('states').notNullable();
    table.index(['document_id', 'id']);
  },
  // Changes of each booking: who, when and why. Rows are only added, and deleted with their booking.
  booking_changes: (table) => {
    table.increments('id');
    table.string('document_id', 255).notNullable().index();
    table.bigInteger('at').notNullable();
    table.string('event', 20).notNullable();
    table.string('from_state', 20);
    table.string('to_state', 20).notNullable();
    table.string('actor', 20).notNullable();
    table.string('actor_name', 255);
    table.text('reason');
  },
  // Former slugs, so that links to them keep working.
  former_slugs: (table) => {
    table.string('content_type', 120).notNullable();
    table.string('slug', 255).notNullable();
    table.string('document_id', 255).notNullable().index();
    table.primary(['content_type', 'slug']);
  },

  // Deleted items that can be restored for a while, and files that have no public address meanwhile.
  // Unlike the activity log, these rows can be deleted: erasing a person covers them.
  bin: (table) => {
    table.increments('id');
    table.bigInteger('deleted_at').notNullable().index();
    table.string('content_type', 120).notNullable();
    table.string('document_id', 255).notNullable().index();
    table.string('title', 255);
    // The visitor who sent the item.
    table.string('email', 255).index();
    table.string('actor', 20).notNullable();
    table.string('actor_name', 255);
    table.string('source', 20).notNullable();
    table.binary('item').notNullable();
  },
  bin_files: (table) => {
    table.integer('bin_id').notNullable().index();
    table.integer('file_id').notNullable().index();
  },
  // `replaced` names the file whose content this one held from `content_since` to `unused_since`.
  file_visibility: (table) => {
    table.integer('file_id').primary();
    table.bigInteger('unused_since').notNullable().index();
    table.boolean('for_bin').notNullable();
    table.integer('replaced').index();
    table.bigInteger('content_since');
  },
  // Items of the starter content. The fingerprint shows whether they have changed since.
  samples: (table) => {
    table.increments('id');
    table.string('content_type', 120).notNullable();
    table.string('document_id', 255).notNullable().unique();
    table.string('fingerprint', 60).notNullable();
    table.bigInteger('removed_at');
  },

  // Scheduled work, and notices of what it did.
  // One of several machines claims a row.
  scheduled_work: (table) => {
    table.string('name', 60).primary();
    table.bigInteger('next_run').notNullable();
    table.bigInteger('last_run');
    // Null: the last run succeeded.
    table.string('problem', 300);
    table.string('claimed_by', 120).notNullable().defaultTo('');
    table.bigInteger('claimed_until').notNullable().defaultTo(0);
    table.integer('attempts').notNullable().defaultTo(0);
  },
  // When items are published and withdrawn, and which items without drafts are hidden from visitors. These are rows
  // beside the items, because a scheduled moment is not a save of the item.
  schedules: (table) => {
    table.string('document_id', 255).primary();
    table.string('content_type', 120).notNullable();
    table.bigInteger('publish_at').index();
    table.bigInteger('unpublish_at').index();
    table.boolean('hidden').notNullable().defaultTo(false);
    // Why the work failed at its moment. It then waits for the owner.
    table.string('problem', 300);
  },
  owner_notices: (table) => {
    table.increments('id');
    table.bigInteger('at').notNullable();
    table.string('event', 30).notNullable();
    // A booking's documentId, or the name of scheduled work.
    table.string('about', 255).notNullable().index();
    table.integer('rank');
    table.string('quote_number', 40);
  },

  // Queued mail, pending notices to the owner, and password reset links. They hold no addresses.
  mail_outbox: (table) => {
    table.increments('id');
    table.string('kind', 40).notNullable();
    table.string('document_id', 255).index();
    table.text('about');
    table.string('state', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('due_at').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('ended_at');
    table.string('problem', 300);
    table.index(['state', 'due_at']);
  },
  mail_notices: (table) => {
    table.increments('id');
    table.string('content_type', 120).notNullable();
    table.string('document_id', 255).notNullable().index();
    table.bigInteger('created_at').notNullable();
  },
  password_resets: (table) => {
    table.integer('user_id').primary();
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('expires_at').notNullable();
  },

  // What visitors send, and the links of clients' pages.
  // Token hashes that other secrets made, beside the booking's own.
  booking_links: (table) => {
    table.string('token_hash', 64).primary();
    table.string('document_id', 255).notNullable().index();
  },
  // Idempotency keys of forms, so that an item whose response was lost is stored once.
  sent_keys: (table) => {
    table.string('key', 64).primary();
    table.string('content_type', 120).notNullable();
    // Null until the item is stored, in the same transaction.
    table.string('document_id', 255);
    table.bigInteger('sent_at').notNullable().index();
  },
  // Submissions that filled in the hidden field. The submission itself is in the bin. This row finds it by the form's
  // key or, for a booking, by the client's token.
  suspected_spam: (table) => {
    table.string('submission_key', 64).primary();
    table.integer('bin_id').index();
    table.string('document_id', 255);
    table.string('token_hash', 255).index();
    table.bigInteger('caught_at').notNullable().index();
  },

  // Drafts and saved views of signed-in people, available on their other devices.
  kept_drafts: (table) => {
    table.increments('id');
    table.integer('account').notNullable();
    table.string('name', 160).notNullable();
    table.string('title', 200).notNullable();
    table.string('path', 300).notNullable();
    table.text('values').notNullable();
    table.integer('item_revision').notNullable();
    table.integer('revision').notNullable();
    table.bigInteger('kept_at').notNullable().index();
    table.unique(['account', 'name']);
  },
  kept_views: (table) => {
    table.increments('id');
    table.integer('account').notNullable();
    table.string('list', 60).notNullable();
    table.string('name', 60).notNullable();
    // In lower case: names that differ only in case count as the same.
    table.string('name_key', 60).notNullable();
    table.text('search').notNullable();
    table.unique(['account', 'list', 'name_key']);
  },

  // Passkeys, authenticator app, recovery codes and devices of the owner's account.
  passkeys: (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().index();
    // Base64url, at most 1,023 bytes.
    table.string('credential_id', 1400).notNullable().unique();
    table.text('public_key').notNullable();
    table.bigInteger('counter').notNullable();
    table.text('transports').notNullable();
    table.string('host', 255).notNullable();
    table.string('name', 60).notNullable();
    table.bigInteger('added_at').notNullable();
    table.bigInteger('last_used_at');
    table.boolean('backup_eligible').notNullable();
  },
  authenticator_apps: (table) => {
    table.integer('user_id').primary();
    // Both encrypted. The pending one becomes the secret when a code has proved it.
    table.text('secret');
    table.text('pending_secret');
    table.bigInteger('added_at');
    // The 30 seconds of the newest accepted code: no code works twice.
    table.bigInteger('last_step');
  },
  recovery_codes: (table) => {
    table.increments('id');
    table.integer('user_id').notNullable();
    table.string('code_hash', 64).notNullable();
    table.unique(['user_id', 'code_hash']);
  },
  sign_in_challenges: (table) => {
    table.string('value_hash', 64).primary();
    table.string('purpose', 20).notNullable();
    table.integer('user_id');
    table.bigInteger('expires_at').notNullable().index();
  },
  signed_in_devices: (table) => {
    table.string('device_id', 255).primary();
    table.integer('user_id').notNullable().index();
    // Of the cookie that must come with the session's.
    table.string('nonce_hash', 64);
    table.string('name', 60).notNullable();
    table.bigInteger('signed_in_at').notNullable();
    table.bigInteger('last_active_at').notNullable();
    // When the person last proved who they are.
    table.bigInteger('confirmed_at').notNullable();
    // When the person last used a passkey, a code of the app or a recovery code.
    table.bigInteger('factor_proved_at').notNullable().defaultTo(0);
  },
  // Browsers of the owner that hear of news by push. One row is one pending push at most.
  push_devices: (table) => {
    table.increments('id');
    table.integer('user_id').notNullable();
    // The session that ends it.
    table.string('device_id', 255).notNullable();
    table.string('endpoint', 1000).notNullable().unique();
    table.string('name', 60).notNullable();
    table.bigInteger('added_at').notNullable();
    table.bigInteger('told_at').notNullable();
    table.bigInteger('due_at');
  },
};

/** The database itself refuses to change the activity log and the versions, or to delete them early. */
const MAY_BE_DELETED = {
  activity_log: (now) => `old.happened_at <= (${now} - ${KEPT_DAYS} * 86400) * 1000`,
  revisions: (now) => `${MAY_BE_DELETED.activity_log(now)} or (select count(*) from revisions later
     where later.document_id = old.document_id and later.id > old.id) >= ${KEPT_VERSIONS}`,
};

const refuseInSqlite = (table, mayGo) => [
  `create trigger ${table}_keeps_rows before update on ${table}
   begin select raise(abort, '${table} is append-only'); end`,
  `create trigger ${table}_keeps_its_days before delete on ${table}
   when not (${mayGo("cast(strftime('%s', 'now') as integer)")})
   begin select raise(abort, '${table} is append-only'); end`,
];

const refuseInPostgres = (table, mayGo) => [
  `create function refuse_${table}_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if ${mayGo('extract(epoch from now())::bigint')} then return old; end if;
     end if;
     raise exception '${table} is append-only';
   end $$`,
  `create trigger ${table}_keeps_rows before update or delete on ${table}
   for each row execute function refuse_${table}_change()`,
  `create trigger ${table}_keeps_all before truncate on ${table}
   for each statement execute function refuse_${table}_change()`,
];
