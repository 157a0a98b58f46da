import { sql, type Database } from '@suite/database';

interface RelationRow {
  name: string;
  view: string | null;
  unlogged: boolean;
  columns: { name: string; type: string; required: boolean; filled: string | null }[];
  constraints: string[];
  indexes: string[];
  triggers: string[];
}

const introduction = `# Tables and views

Generated from the migrations by \`npm run generate -w api\`; a test compares it with them. The queue of checks has a schema of its own,
which pg-boss makes.
`;

export async function describeSchema(database: Database): Promise<string> {
  const relations = await listRelations(database);
  return [introduction, ...relations.map(describeRelation)].join('\n');
}

function listRelations(database: Database): Promise<RelationRow[]> {
  return database.query<RelationRow>(sql`
    select relation.relname as name,
      case when relkind in ('v', 'm') then pg_get_viewdef(relation.oid, true) end as view,
      relpersistence = 'u' as unlogged,
      array(
        select jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'required', attnotnull, 'filled', case attgenerated
            when '' then case attidentity when '' then pg_get_expr(adbin, adrelid) else 'identity' end
            else 'generated: ' || pg_get_expr(adbin, adrelid) end)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = relation.oid and attnum > 0 and not attisdropped
        order by attnum) as columns,
      array(
        select conname || ': ' || pg_get_constraintdef(oid) from pg_constraint
        where conrelid = relation.oid and contype not in ('n', 't')
        order by conname collate "C") as constraints,
      array(
        select pg_get_indexdef(indexrelid) from pg_index
        where indrelid = relation.oid and indexrelid not in (select conindid from pg_constraint)
        order by indexrelid::regclass::text collate "C") as indexes,
      array(
        select pg_get_triggerdef(oid) from pg_trigger
        where tgrelid = relation.oid and not tgisinternal
        order by tgname collate "C") as triggers
    from pg_class relation
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend where objid = relation.oid and deptype = 'e')
    order by relname collate "C"`);
}

function describeRelation({ name, view, unlogged, columns, ...rest }: RelationRow): string {
  const kind = view === null ? (unlogged ? ' (unlogged)' : '') : ' (view)';
  const rows = columns.map(
    (column) =>
      `| ${column.name} | ${column.type} | ${column.required ? 'yes' : ''} | ${inline(column.filled)} |`,
  );
  const lists = (['constraints', 'indexes', 'triggers'] as const).flatMap((list) =>
    rest[list].length > 0 ? ['', `${list}:`, '', ...rest[list].map((line) => `- ${inline(line)}`)] : [],
  );
  return [
    `## ${name}${kind}`,
    '',
    '| column | type | required | default |',
    '|---|---|---|---|',
    ...rows,
    ...lists,
    ...(view === null ? [] : ['', '```sql', view.trim(), '```']),
    '',
  ].join('\n');
}

function inline(code: string | null): string {
  return code === null ? '' : `\`${code.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
}
