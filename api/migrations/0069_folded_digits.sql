-- oldest-compatible-build: 0054
-- Texts are also searched without differences of digits, apostrophes, quotes, hyphens and the two Greek sigmas.
-- A million bookings are read once, which takes seconds; only those with such a character are written, and no table is
-- locked against its readers or writers.
do $migration$
declare
  -- The zeros of Unicode 17 that normalization keeps; nine digits follow each.
  zeros constant text := E'\u0660\u06f0\u07c0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0de6\u0e50\u0ed0\u0f20'
    '\u1040\u1090\u17e0\u1810\u1946\u19d0\u1a80\u1a90\u1b50\u1bb0\u1c40\u1c50\ua620\ua8d0\ua900\ua9d0'
    '\ua9f0\uaa50\uabf0\U000104a0\U00010d30\U00010d40\U00011066\U000110f0\U00011136\U000111d0'
    '\U000112f0\U00011450\U000114d0\U00011650\U000116c0\U000116d0\U000116da\U00011730\U000118e0'
    '\U00011950\U00011bf0\U00011c50\U00011d50\U00011da0\U00011de0\U00011f50\U00016130\U00016a60'
    '\U00016ac0\U00016b50\U00016d70\U0001e140\U0001e2f0\U0001e4f0\U0001e5f1\U0001e950';
  apostrophes constant text := E'\u2018\u2019\u201b\u02bb\u02bc\u2032\u05f3';
  quotes constant text := E'\u201c\u201d\u201e\u201f\u05f4';
  hyphens constant text := E'\u2010\u2012\u2013\u2014\u2015\u2212\u05be';
  marks constant text := apostrophes || quotes || hyphens;
  digits text;
  digit_ranges text;
begin
  select string_agg(chr(ascii(zero) + value), '' order by place, value) into digits
  from regexp_split_to_table(zeros, '') with ordinality as split (zero, place), generate_series(0, 9) as value;
  select string_agg(zero || '-' || chr(ascii(zero) + 9), '') into digit_ranges
  from regexp_split_to_table(zeros, '') as zero;

  execute format($function$
    create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(
      case when value ~ '^[ -~]*$' then lower(value)
        else regexp_replace(
          replace(replace(replace(replace(
            translate(
              lower(normalize(
                replace(case when value ~ %L then translate(value, %L, %L) else value end, '´', ''''), nfkd)),
              %L, %L),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
          '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u0670\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u2800\u3164\ufeff]', '', 'g')
      end,
      '\s+', ' ', 'g'))
    $function$,
    '[' || digit_ranges || ']', digits, repeat('0123456789', length(zeros)),
    'øłđðıħŧς' || marks,
    'olddihtσ' || repeat('''', length(apostrophes)) || repeat('"', length(quotes)) || repeat('-', length(hyphens)));

  update bookings set search = booking_search_text(bookings)
  where search ~ ('[ς' || marks || digit_ranges || ']') or name ~ '´'
    or id in (select booking_id from passengers where name ~ '´');
  -- An update of any source computes the generated column again, and writes the entries of the indexes.
  update hotels set hotel_name = hotel_name where hotel_name || hotel_email || hotel_city ~ '[^ -~]';
  update users set usr_firstname = usr_firstname
  where usr_firstname || usr_lastname || usr_email || coalesce(usr_phone, '') ~ '[^ -~]';
end
$migration$;
