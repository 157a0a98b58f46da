-- oldest-compatible-build: 0054
-- Availability is computed from the rooms and the sold nights, which belong to two contexts.
create view stay_change_overview as select hotel_id, room_type, day, stays from stay_changes;

create or replace view room_overview as select id, hotel_id, room_number, room_type, status from rooms;
