/**
 * Actions of the owner and of panel users. They are plain rows, which the database refuses to change, or to
 * delete early.
 */
const KEPT_DAYS = 180;

module.exports = {
  async up(knex) {
    await knex.schema.createTable('activity_log', (table) => {
      table.increments('id');
      table.bigInteger('happened_at').notNullable().index();
      table.string('actor', 20).notNullable();
      table.string('actor_name', 255);
      table.string('door', 20).notNullable();
      table.string('action', 40).notNullable();
      table.string('content_type', 120);
      table.string('document_id', 255).index();
      table.string('title', 255);
      table.text('changed_fields');
      table.string('address_key', 60);
    });
    const refuse = knex.client.config.client === 'better-sqlite3' ? refuseInSqlite : refuseInPostgres;
    for (const statement of refuse) await knex.raw(statement);
  },
};

const refuseInSqlite = [
  `create trigger activity_log_keeps_rows before update on activity_log
   begin select raise(abort, 'activity_log is append-only'); end`,
  `create trigger activity_log_keeps_its_days before delete on activity_log
   when old.happened_at > (cast(strftime('%s', 'now') as integer) - ${KEPT_DAYS} * 86400) * 1000
   begin select raise(abort, 'activity_log is append-only'); end`,
];

const refuseInPostgres = [
  `create function refuse_activity_log_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.happened_at <= (extract(epoch from now())::bigint - ${KEPT_DAYS} * 86400) * 1000 then
         return old;
       end if;
     end if;
     raise exception 'activity_log is append-only';
   end $$`,
  `create trigger activity_log_keeps_rows before update or delete on activity_log
   for each row execute function refuse_activity_log_change()`,
  `create trigger activity_log_keeps_all before truncate on activity_log
   for each statement execute function refuse_activity_log_change()`,
];
