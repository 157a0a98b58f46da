-- oldest-compatible-build: 0054
create table attention_snoozes (
  user_id integer not null references users,
  item_key text not null,
  until timestamptz not null,
  primary key (user_id, item_key)
);
