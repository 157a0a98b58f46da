import {
  ApartmentOutlined,
  AppstoreOutlined,
  ArrowUpOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  BulbOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  ExportOutlined,
  EyeOutlined,
  FileSearchOutlined,
  FilterOutlined,
  HomeOutlined,
  ImportOutlined,
  InboxOutlined,
  LogoutOutlined,
  MailOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  MoreOutlined,
  PlusOutlined,
  PrinterOutlined,
  PushpinOutlined,
  ReloadOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  SettingOutlined,
  SunOutlined,
  TableOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import styles from './icon.module.css';

// LoginOutlined contains a style element, which a strict content security policy refuses.
const icons = {
  arrivals: ImportOutlined,
  bookings: CalendarOutlined,
  check: CheckCircleOutlined,
  clock: ClockCircleOutlined,
  close: CloseOutlined,
  collapse: MenuFoldOutlined,
  columns: TableOutlined,
  dark: MoonOutlined,
  dashboard: AppstoreOutlined,
  delete: DeleteOutlined,
  departures: ExportOutlined,
  download: DownloadOutlined,
  edit: EditOutlined,
  empty: InboxOutlined,
  expand: MenuUnfoldOutlined,
  feature: ApartmentOutlined,
  filter: FilterOutlined,
  home: HomeOutlined,
  hotel: BankOutlined,
  idea: BulbOutlined,
  light: SunOutlined,
  login: ImportOutlined,
  logout: LogoutOutlined,
  mail: MailOutlined,
  menu: MenuOutlined,
  more: MoreOutlined,
  'not-found': FileSearchOutlined,
  notifications: BellOutlined,
  pin: PushpinOutlined,
  plus: PlusOutlined,
  print: PrinterOutlined,
  reload: ReloadOutlined,
  reports: BarChartOutlined,
  roles: SafetyCertificateOutlined,
  search: SearchOutlined,
  settings: SettingOutlined,
  team: TeamOutlined,
  upgrade: ArrowUpOutlined,
  user: UserOutlined,
  view: EyeOutlined,
  warning: ExclamationCircleOutlined,
};

/** These icons point along the line, and are mirrored where text runs from right to left. */
const pointing = new Set<IconName>(['collapse', 'expand', 'logout']);

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as readonly IconName[];

export interface IconProps {
  name: IconName;
  /** Is read out; without it the icon is decoration. */
  label?: string | undefined;
}

export function Icon({ name, label }: IconProps) {
  const Drawing = icons[name];
  const look = pointing.has(name) ? { className: styles.pointing } : {};
  return label === undefined ? <Drawing {...look} aria-hidden /> : <Drawing {...look} aria-label={label} />;
}
