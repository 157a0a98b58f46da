-- oldest-compatible-build: 0054
-- A month's figures subtract the nights for which rooms are blocked, which belong to another context.
create view room_block_overview as
select hotel_id, room_id, during, block_kind from room_nights where block_kind is not null;
