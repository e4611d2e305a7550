/** Of the browser's window, in CSS pixels: a laptop's, in which the sidebar and the header's menus are shown. */
export const WINDOW = { width: 1440, height: 900 }
