-- oldest-compatible-build: 0110
-- online
-- Nights that an external calendar blocks are beside those that people block, so that one constraint keeps all of them apart. They go with
-- their event.

-- step: add the event of external nights
alter table room_nights add column external_event_id bigint;

-- step: allow external nights
alter table room_nights
  drop constraint room_nights_block_kind_check,
  add constraint room_nights_block_kind_known check (block_kind in ('out_of_order', 'out_of_service', 'external')) not valid,
  add constraint room_nights_external check ((external_event_id is not null) = (block_kind is not null and block_kind = 'external')) not valid,
  add constraint room_nights_event_fkey foreign key (hotel_id, external_event_id) references external_events (hotel_id, id) on delete cascade not valid;

-- step: check the kinds of all room nights
alter table room_nights
  validate constraint room_nights_block_kind_known,
  validate constraint room_nights_external,
  validate constraint room_nights_event_fkey;

-- step: index external nights by event
create index concurrently if not exists room_nights_event on room_nights (external_event_id, hotel_id) where external_event_id is not null;

-- step: offer the nights of rooms to other contexts
create view room_night_overview as
select id, hotel_id, room_id, during, booking_id, block_kind, reason, external_event_id, created_at from room_nights;
