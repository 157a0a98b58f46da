import {
  ApartmentOutlined,
  AppstoreOutlined,
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

// Not LoginOutlined: its drawing holds a style element, which a strict content security policy refuses.
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
  plus: PlusOutlined,
  print: PrinterOutlined,
  reload: ReloadOutlined,
  reports: BarChartOutlined,
  roles: SafetyCertificateOutlined,
  search: SearchOutlined,
  settings: SettingOutlined,
  team: TeamOutlined,
  user: UserOutlined,
  view: EyeOutlined,
  warning: ExclamationCircleOutlined,
};

/** They point along the line, and so the other way where it runs from right to left. */
const pointing = new Set<IconName>(['collapse', 'expand', 'logout']);

/** Every icon there is, by what it stands for. */
export type IconName = keyof typeof icons;

/** All icon names, for whatever takes a name from data. */
export const iconNames = Object.keys(icons) as readonly IconName[];

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName;
  /** Read out when the icon stands alone; without it the icon is decoration. */
  label?: string | undefined;
}

/** An icon in the colour and size of the text around it. */
export function Icon({ name, label }: IconProps) {
  const Drawing = icons[name];
  const look = pointing.has(name) ? { className: styles.pointing } : {};
  return label === undefined ? <Drawing {...look} aria-hidden /> : <Drawing {...look} aria-label={label} />;
}
