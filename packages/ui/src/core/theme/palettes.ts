export type ColorMode = 'light' | 'dark';

const darkText = '#e6eef0';

/** antd needs the colours as values; style sheets read the same ones from tokens.css. */
export const palettes = {
  light: {
    page: '#f4f7f7',
    surface: '#ffffff',
    border: '#d9e1e2',
    borderStrong: '#7d8c92',
    text: '#14252b',
    textMuted: '#50626a',
    accent: '#0f5c66',
    accentHover: '#0b4851',
    accentSoft: '#dff0f1',
    onAccent: '#ffffff',
    focus: '#0f5c66',
    danger: '#b3261e',
    dangerHover: '#8f1e18',
    onDanger: '#ffffff',
    overlay: 'rgb(9 22 26 / 50%)',
  },
  dark: {
    page: '#0e1618',
    surface: '#162124',
    border: '#2c3c41',
    borderStrong: '#71868d',
    text: darkText,
    textMuted: '#a5b5ba',
    accent: '#5cbcc7',
    accentHover: '#7bcdd6',
    accentSoft: '#143a40',
    onAccent: '#06282c',
    focus: '#7bcdd6',
    danger: '#ff9489',
    dangerHover: '#ffada5',
    onDanger: '#3b0a07',
    overlay: 'rgb(0 0 0 / 62%)',
  },
} as const;
