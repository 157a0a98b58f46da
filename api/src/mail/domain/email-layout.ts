// Mail programs support little more than tables and inline styles.
const font = 'font-family:Arial,Helvetica,sans-serif';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const ink = '#1d2433';
const soft = '#5a6478';
const line = '#dfe3ea';
const accent = '#1f5fbf';

/** All parameters are escaped HTML. */
export const emailLayout = {
  title: (text: string) =>
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:bold;color:${ink}">${text}</h1>`,
  paragraph: (text: string) => `<p style="margin:0 0 16px">${text}</p>`,
  facts: (rows: readonly (readonly [string, string])[], isRightToLeft: boolean) => {
    const gap = isRightToLeft ? '4px 0 4px 20px' : '4px 20px 4px 0';
    // A direction mark within the text would be copied with a code or password.
    const direction = isRightToLeft ? ' dir="auto"' : '';
    const cells = rows.map(
      ([label, value]) =>
        `<tr><td valign="top" style="padding:${gap};white-space:nowrap;color:${soft}">${label}</td><td valign="top" style="padding:4px 0"><strong${direction}>${value}</strong></td></tr>`,
    );
    return `<table ${table} style="margin:0 0 20px;font-size:16px;line-height:1.5">${cells.join('')}</table>`;
  },
  button: (label: string, url: string) =>
    `<table ${table} style="margin:4px 0 20px"><tr><td bgcolor="${accent}" style="border-radius:8px;background-color:${accent}"><a href="${url}" style="display:inline-block;padding:13px 26px;font-size:16px;line-height:1.2;font-weight:bold;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`,
  bareLink: (hint: string, url: string) =>
    `<p style="margin:0 0 20px;font-size:14px;color:${soft}">${hint}<br><a href="${url}" dir="ltr" style="color:${accent};word-break:break-all">${url}</a></p>`,
  closing: (texts: readonly string[]) =>
    `<div style="margin:4px 0 0;padding:16px 0 0;border-top:1px solid ${line};font-size:14px;color:${soft}">${texts.map((text) => `<p style="margin:0 0 10px">${text}</p>`).join('')}</div>`,
  frame: (content: string, language: string, isRightToLeft: boolean) => {
    const direction = isRightToLeft ? 'rtl' : 'ltr';
    return `<div lang="${language}" dir="${direction}" style="margin:0;padding:0;background-color:#f4f5f8"><table ${table} width="100%"><tr><td align="center" style="padding:20px 8px"><table ${table} width="560" dir="${direction}" style="width:100%;max-width:560px;background-color:#ffffff;border:1px solid ${line};border-radius:12px"><tr><td align="${isRightToLeft ? 'right' : 'left'}" style="padding:26px 22px 16px;${font};font-size:16px;line-height:1.55;color:${ink};overflow-wrap:anywhere">${content}</td></tr></table></td></tr></table></div>`;
  },
};
