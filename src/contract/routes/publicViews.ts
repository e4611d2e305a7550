import { route } from '../route'

const host = 'public'

// Predefined website elements, rendered by the server.
export const view_privacy = route({ name: 'view_privacy', method: 'GET', host, path: '/view/privacy', answer: 'page' })
export const view_language = route({ name: 'view_language', method: 'GET', host, path: '/view/language', answer: 'page' })
