/** What has letters for itself: fields, and menus and dialogs with keys of their own. */
const TYPED_IN = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]'

/** Whether a key acts where the focus is, and not for the screen. */
export const isTyped = (event: KeyboardEvent): boolean =>
  event.composedPath().some((part) => part instanceof Element && part.matches(TYPED_IN))
