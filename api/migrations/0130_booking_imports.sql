-- oldest-compatible-build: 0110
-- Imports of bookings from files. The rows of a file are stored sealed, in batches that are also the transactions of an import, and
-- leave the table when their bookings are created.

create table booking_imports (
  hotel_id integer not null references hotels,
  id bigint generated always as identity,
  file_name text not null,
  state text not null default 'uploaded' check (state in
    ('uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'cancelled', 'failed')),
  encoding text not null,
  separator text,
  sheet text,
  is_date_1904 boolean not null,
  headers text[] not null,
  columns text[] not null,
  are_columns_remembered boolean not null,
  date_formats jsonb not null,
  date_format text,
  total_rows integer not null,
  done_rows integer not null default 0,
  created_rows integer not null default 0,
  refused_rows integer not null default 0,
  deleted_rows integer not null default 0,
  kept_rows integer not null default 0,
  created_by integer not null references users,
  created_at timestamptz not null default now(),
  run_by integer references users,
  run_from text,
  run_attempts integer not null default 0,
  lease uuid,
  leased_until timestamptz,
  primary key (hotel_id, id)
);
create unique index booking_imports_running on booking_imports (hotel_id)
  where state in ('checking', 'importing', 'undoing');

create table booking_import_batches (
  hotel_id integer not null,
  id bigint generated always as identity,
  import_id bigint not null,
  rows integer not null,
  refused_rows integer not null default 0,
  is_done boolean not null default false,
  rows_encrypted bytea,
  created_at timestamptz not null default now(),
  primary key (hotel_id, id),
  foreign key (hotel_id, import_id) references booking_imports on delete cascade
);
create index booking_import_batches_import on booking_import_batches (import_id, id);
create index booking_import_batches_age on booking_import_batches (created_at) where rows_encrypted is not null;

create table imported_bookings (
  hotel_id integer not null,
  booking_id integer not null,
  import_id bigint not null,
  is_kept boolean not null default false,
  primary key (booking_id, hotel_id),
  foreign key (hotel_id, booking_id) references bookings (hotel_id, id) on delete cascade,
  foreign key (hotel_id, import_id) references booking_imports on delete cascade
);
create index imported_bookings_import on imported_bookings (import_id, booking_id);

create table import_matchings (
  hotel_id integer not null references hotels,
  headers_hash bytea not null,
  columns text[] not null,
  date_format text not null,
  updated_at timestamptz not null default now(),
  primary key (hotel_id, headers_hash)
);
