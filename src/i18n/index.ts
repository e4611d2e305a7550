export { createFormats, type DateLike, type Formats } from './formats'
export { I18nProvider, useFormats, useLocale, useMessages } from './I18nProvider'
export { loadMessages } from './loadMessages'
export { createTranslator, type Message, type Messages, type Translate, type Values } from './translator'
