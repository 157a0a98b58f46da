-- oldest-compatible-build: 0054
drop trigger releases_taken_away on moves;
drop function release_was_taken_away();
