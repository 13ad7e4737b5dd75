/**
 * Items before and after a change. The row of activity_log with the same id has who and when. The database
 * refuses to change these rows. It refuses to delete them early, or while they are among an item's latest.
 */
const KEPT_DAYS = 180;
const KEPT_OF_AN_ITEM = 50;

module.exports = {
  async up(knex) {
    await knex.schema.createTable('revisions', (table) => {
      // The id in activity_log.
      table.integer('id').primary();
      table.bigInteger('happened_at').notNullable().index();
      table.string('content_type', 120).notNullable();
      table.string('document_id', 255).notNullable();
      table.binary('states').notNullable();
      table.index(['document_id', 'id']);
    });
    const refuse = knex.client.config.client === 'better-sqlite3' ? refuseInSqlite : refuseInPostgres;
    for (const statement of refuse) await knex.raw(statement);
  },
};

const isAmongTheLast = `(select count(*) from revisions later
     where later.document_id = old.document_id and later.id > old.id) < ${KEPT_OF_AN_ITEM}`;

const refuseInSqlite = [
  `create trigger revisions_keep_rows before update on revisions
   begin select raise(abort, 'revisions is append-only'); end`,
  `create trigger revisions_keep_their_days before delete on revisions
   when old.happened_at > (cast(strftime('%s', 'now') as integer) - ${KEPT_DAYS} * 86400) * 1000
     and ${isAmongTheLast}
   begin select raise(abort, 'revisions is append-only'); end`,
];

const refuseInPostgres = [
  `create function refuse_revisions_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.happened_at <= (extract(epoch from now())::bigint - ${KEPT_DAYS} * 86400) * 1000
         or not ${isAmongTheLast} then
         return old;
       end if;
     end if;
     raise exception 'revisions is append-only';
   end $$`,
  `create trigger revisions_keep_rows before update or delete on revisions
   for each row execute function refuse_revisions_change()`,
  `create trigger revisions_keep_all before truncate on revisions
   for each statement execute function refuse_revisions_change()`,
];
