import { addDays } from '@suite/contracts/dates';
import {
  departments,
  type DailyBookings,
  type HotelAdminDashboard,
  type StaffDashboard,
  type SuperAdminDashboard,
} from '@suite/contracts/dashboard';
import { roomStatuses } from '@suite/contracts/hotels';

const today = '2027-03-05';
const week = { from: addDays(today, -6), to: today };
const generatedAt = '2027-03-05T14:00:00.000Z';
const statusColors = ['#22c55e', '#eab308', '#3b82f6', '#ef4444'];

function bookingsOf(counts: readonly number[]): DailyBookings[] {
  return counts.map((bookings, index) => ({ day: addDays(week.from, index), bookings }));
}

const superAdmin: SuperAdminDashboard = {
  role: 'Super Admin',
  range: { from: '2027-02-01', to: today },
  timeZone: 'UTC',
  generatedAt,
  hotelStats: {
    totalHotels: 21,
    approvedHotels: 15,
    pendingHotels: 4,
    rejectedHotels: 2,
    activeHotels: 14,
    monthlyGrowth: 5.3,
  },
  bookingStats: {
    totalBookings: 1834,
    thisMonthBookings: 97,
    pendingBookings: 634,
    confirmedBookings: 1200,
    cancelledBookings: 31,
    revenue: 2_450_000,
    currency: 'EUR',
    revenueByCurrency: [
      { currency: 'EUR', revenue: 2_450_000 },
      { currency: 'CHF', revenue: 310_000 },
    ],
    nightsWithoutRate: 0,
  },
  monthlyData: [
    {
      month: '2027-02',
      hotels: 3,
      revenue: 1_900_000,
      revenueByCurrency: [{ currency: 'EUR', revenue: 1_900_000 }],
    },
    {
      month: '2027-03',
      hotels: 1,
      revenue: 2_450_000,
      revenueByCurrency: [
        { currency: 'EUR', revenue: 2_450_000 },
        { currency: 'CHF', revenue: 310_000 },
      ],
    },
  ],
  topPerformingHotels: [
    { id: 1, name: 'Seaview', bookings: 412, revenue: 512_300, currency: 'EUR' },
    { id: 2, name: 'Alpine', bookings: 95, revenue: 0, currency: null },
  ],
  recentActivities: [
    { type: 'new_registration', message: 'Harbour asked to be registered', time: '2027-03-05T13:30:00.000Z' },
    { type: 'booking_spike', message: 'Seaview has 30 bookings today', time: '2027-03-05T12:00:00.000Z' },
    { type: 'hotel_approved', message: 'Alpine was approved', time: '2027-03-04T14:00:00.000Z' },
    { type: 'hotel_rejected', message: 'Marsh was rejected', time: '2027-03-03T14:00:00.000Z' },
  ],
};

const hotelAdmin: HotelAdminDashboard = {
  role: 'Hotel Admin',
  range: week,
  timeZone: 'Europe/Lisbon',
  generatedAt,
  hotelInfo: {
    name: 'Seaview',
    totalRooms: 20,
    roomsInService: 18,
    availableRooms: 5,
    occupancyRate: 72.2,
    averageRating: 4.3,
    ratings: 12,
    totalStaff: 9,
    activeStaff: 6,
  },
  bookingStats: {
    todayBookings: 7,
    weeklyBookings: 31,
    monthlyBookings: 58,
    upcomingCheckins: 16,
    upcomingCheckouts: 14,
    totalGuests: 33,
  },
  dailyStats: bookingsOf([4, 2, 5, 3, 6, 4, 7]),
  rushHours: Array.from({ length: 24 }, (_, hour) => ({ hour, checkins: hour === 15 ? 6 : 0 })),
  staffAvailability: departments.map((department, index) => ({
    department,
    available: index,
    total: index + 1,
  })),
  recentActivities: [
    { type: 'checkin', message: 'Ana Silva checked in', time: '2027-03-05T13:55:00.000Z' },
    { type: 'checkout', message: 'Bo Lind checked out', time: '2027-03-05T10:00:00.000Z' },
    { type: 'booking', message: 'Cy Young booked two nights', time: '2027-03-05T09:00:00.000Z' },
    { type: 'maintenance', message: 'Room 104 is in maintenance', time: '2027-03-04T09:00:00.000Z' },
  ],
};

const staff: StaffDashboard = {
  role: 'Staff',
  range: week,
  timeZone: 'Europe/Lisbon',
  generatedAt,
  dailyOverview: {
    todayDate: today,
    todayBookings: 7,
    weeklyBookings: 31,
    totalRoomsAssigned: 3,
    cleanedRooms: 1,
    todayGuests: 33,
  },
  weeklyStats: bookingsOf([4, 2, 5, 3, 6, 4, 7]),
  roomStatus: roomStatuses.map((status, index) => ({
    status,
    count: 8 - 2 * index,
    color: statusColors[index] ?? '',
  })),
  assignedRooms: [
    { id: 101, room_number: '101', room_type: 'Double', status: 'Clean' },
    { id: 102, room_number: '102', room_type: 'Single', status: 'Dirty' },
    { id: 103, room_number: '103', room_type: 'Suite', status: 'Maintenance' },
  ],
  upcomingTasks: [
    {
      id: 1,
      task: 'Clean after departure',
      kind: 'departure',
      time: '2027-03-05T15:00:00.000Z',
      priority: 'High',
      room_number: '102',
      room_type: 'Single',
      isMine: true,
    },
    {
      id: 2,
      task: 'Prepare for arrival',
      kind: 'arrival',
      time: '2027-03-05T16:30:00.000Z',
      priority: 'Medium',
      room_number: null,
      room_type: 'Suite',
      isMine: true,
    },
    {
      id: 3,
      task: 'Count the linen',
      kind: 'housekeeping',
      time: '2027-03-06T09:00:00.000Z',
      priority: 'Low',
      room_number: null,
      room_type: null,
      isMine: false,
    },
  ],
  recentActivities: [
    { type: 'task_completed', message: 'Room 101 was cleaned', time: '2027-03-05T13:00:00.000Z' },
    { type: 'task_assigned', message: 'Room 102 is yours today', time: '2027-03-05T08:00:00.000Z' },
    { type: 'guest_request', message: 'Towels for room 107', time: '2027-03-05T07:00:00.000Z' },
  ],
};

/** Builds responses of `GET /dashboard` at 14:00 UTC on 5 March 2027. */
export const dashboardFactory = {
  /** Covers all hotels. */
  superAdmin: (fields: Partial<SuperAdminDashboard> = {}): SuperAdminDashboard => ({
    ...superAdmin,
    ...fields,
  }),
  /** Seaview has rooms, staff and ratings. */
  hotelAdmin: (fields: Partial<HotelAdminDashboard> = {}): HotelAdminDashboard => ({
    ...hotelAdmin,
    ...fields,
  }),
  /** Seaview has neither rooms nor ratings. */
  hotelWithoutRooms: (): HotelAdminDashboard => ({
    ...hotelAdmin,
    hotelInfo: {
      ...hotelAdmin.hotelInfo,
      totalRooms: 0,
      roomsInService: 0,
      availableRooms: 0,
      occupancyRate: null,
      averageRating: null,
      ratings: 0,
    },
  }),
  /** The staff member has three rooms and three tasks. */
  staff: (fields: Partial<StaffDashboard> = {}): StaffDashboard => ({ ...staff, ...fields }),
  /** The hotel has no rooms and the staff member no tasks. */
  staffWithoutWork: (): StaffDashboard => ({
    ...staff,
    dailyOverview: { ...staff.dailyOverview, totalRoomsAssigned: 0, cleanedRooms: 0 },
    roomStatus: staff.roomStatus.map((state) => ({ ...state, count: 0 })),
    assignedRooms: [],
    upcomingTasks: [],
    recentActivities: [],
  }),
};
