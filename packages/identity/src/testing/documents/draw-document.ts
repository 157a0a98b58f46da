import sharp from 'sharp';
import { ocrbLine, textFont } from './ocr-b-glyphs.ts';

export interface PrintedText {
  text: string;
  /** Upper left corner and letter height, in millimetres. */
  left: number;
  top: number;
  size: number;
}

export interface DocumentDrawing {
  /** Millimetres. */
  width: number;
  height: number;
  mrz: readonly string[];
  texts: readonly PrintedText[];
  /** Null on the back of a card. */
  portrait: { left: number; top: number; width: number; height: number } | null;
  /** An SVG colour of the paper. */
  tint: string;
}

const pixelsPerMm = 12;
/** ICAO 9303-3 defines these sizes for OCR-B, size 1. */
const pitch = 2.54;
const fontSize = pitch / 0.723;
const lineStep = 6.35;

async function printed({ text, left, top, size }: PrintedText) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const input = await sharp({
    text: {
      text: `<span foreground="#1b1b2f">${escaped}</span>`,
      font: `Inconsolata ${size * pixelsPerMm * 1.4}`,
      fontfile: textFont,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
  return { input, left: Math.round(left * pixelsPerMm), top: Math.round(top * pixelsPerMm) };
}

function waves(drawing: DocumentDrawing): string {
  return Array.from({ length: Math.floor(drawing.height / 2) }, (_, index) => {
    const y = index * 2 + 1;
    const d = `M0 ${y}` + ` q5 -2 10 0 t10 0`.repeat(Math.ceil(drawing.width / 20));
    return `<path d="${d}" fill="none" stroke="#7a93b8" stroke-width="0.15" opacity="0.55"/>`;
  }).join('');
}

function person(portrait: DocumentDrawing['portrait']): string {
  if (!portrait) return '';
  const [x, y] = [portrait.left + portrait.width / 2, portrait.top + portrait.height / 2];
  return `<rect x="${portrait.left}" y="${portrait.top}" width="${portrait.width}" height="${portrait.height}" fill="#c9cfd6"/>
    <ellipse cx="${x}" cy="${y}" rx="${portrait.width / 4}" ry="${portrait.height / 3.4}" fill="#b58d73"/>
    <path d="M${portrait.left} ${portrait.top + portrait.height} q${portrait.width / 2} ${-portrait.height / 3} ${portrait.width} 0" fill="#39404a"/>`;
}

function paper(drawing: DocumentDrawing): string {
  const { width, height, portrait, mrz, tint } = drawing;
  const [columns, first] = [mrz[0]?.length ?? 0, height - 4.5 - lineStep * (mrz.length - 1)];
  const left = (width - columns * pitch) / 2;
  const lines = mrz.map((line, index) => ocrbLine(line, left, first + index * lineStep, fontSize, pitch));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    width="${width * pixelsPerMm}" height="${height * pixelsPerMm}">
    <rect width="${width}" height="${height}" rx="3" fill="${tint}"/>${waves(drawing)}
    ${person(portrait)}
    <g fill="#15151a">${lines.join('')}</g></svg>`;
}

/** Renders the document flat and evenly lit, as raw RGB. */
export async function drawDocument(drawing: DocumentDrawing) {
  const texts = await Promise.all(drawing.texts.map(printed));
  const base = await sharp(Buffer.from(paper(drawing)))
    .png()
    .toBuffer();
  const { data, info } = await sharp(base)
    .composite(texts)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
