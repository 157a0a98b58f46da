-- The columns that a person hides in a list, and the filters they saved under a name, for each hotel they look at.
create table list_settings (
  user_id integer not null references users,
  hotel_id integer references hotels,
  list_name text not null,
  hidden_columns text[] not null,
  views jsonb not null,
  updated_at timestamptz not null default clock_timestamp()::timestamptz(3),
  unique nulls not distinct (user_id, hotel_id, list_name)
);
