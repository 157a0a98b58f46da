import type { Message } from '@suite/contracts/http';
import ICAL from 'ical.js';
import { codedMessage } from '../../errors/coded-message.ts';

interface FeedEvent {
  uid: string;
  /** All-day events: the day of the arrival, and that of the departure. */
  from: string;
  to: string;
  room_number: string | null;
  /** Is null for a block. */
  guest_name: string | null;
  changed_at: Date;
}

interface Feed {
  hotel_name: string;
  /** Is null for a calendar of the whole hotel. */
  room_number: string | null;
  includes_names: boolean;
  /** The host of this server makes the UIDs unique in the world. */
  host: string;
  /** Translates the titles of the calendar and its events. */
  render: (message: Message) => string;
}

const year2020Ms = Date.UTC(2020);

// The library does not count the space with which a folded line continues; the standard allows 75 bytes with it.
ICAL.foldLength = 74;

/** Writes an iCalendar file (RFC 5545). The same nights make the same file, so that its hash tells whether anything changed. */
export function writeFeed(feed: Feed, events: readonly FeedEvent[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Management Suite//Calendars//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', nameOf(feed));
  for (const event of events) calendar.addSubcomponent(eventOf(feed, event));
  return `${calendar.toString()}\r\n`;
}

function nameOf({ hotel_name, room_number, render }: Feed): string {
  if (room_number === null) return hotel_name;
  return render(codedMessage('CALENDAR_OF_ROOM', { hotel_name, room_number }));
}

function eventOf(feed: Feed, event: FeedEvent): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const changed = ICAL.Time.fromJSDate(event.changed_at, true);
  component.addPropertyWithValue('uid', `${event.uid}@${feed.host}`);
  component.addPropertyWithValue('dtstamp', changed);
  component.addPropertyWithValue('last-modified', changed);
  // A sequence must grow with each change: it is the second of the last one.
  const seconds = Math.floor((event.changed_at.getTime() - year2020Ms) / 1_000);
  component.addPropertyWithValue('sequence', Math.max(0, seconds));
  component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(event.from));
  component.addPropertyWithValue('dtend', ICAL.Time.fromDateString(event.to));
  component.addPropertyWithValue('summary', summaryOf(feed, event));
  component.addPropertyWithValue('transp', 'OPAQUE');
  return component;
}

function summaryOf(feed: Feed, { room_number, guest_name }: FeedEvent): string {
  const { render, includes_names } = feed;
  const stay = includes_names ? guest_name : render(codedMessage('CALENDAR_BOOKED', {}));
  const title = guest_name === null ? render(codedMessage('CALENDAR_BLOCKED', {})) : (stay ?? '');
  if (feed.room_number !== null) return title;
  return `${room_number ?? render(codedMessage('CALENDAR_NO_ROOM', {}))}: ${title}`;
}
