import { trusted } from './trusted'

/** Paper is white in every scheme: mails are written for it. */
const HEAD = [
  '<!doctype html><html><head><meta charset="utf-8">',
  '<meta name="color-scheme" content="light"><meta name="referrer" content="no-referrer">',
  '</head><body bgcolor="#ffffff" text="#172033" link="#0852ed" vlink="#0852ed" topmargin="0" leftmargin="0" marginheight="0" marginwidth="0">',
  '<font size="2" face="Lato, system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif">',
].join('')

/** A cleaned mail as the document of a frame. */
export const mailDocument = (body: HTMLElement): string => trusted(`${HEAD}${body.innerHTML}</font></body></html>`)
