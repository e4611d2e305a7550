import { route } from '../route'

// Predefined website elements, rendered by the server.
export const view_privacy = route({ name: 'view_privacy', method: 'GET', answer: 'page' })
export const view_language = route({ name: 'view_language', method: 'GET', answer: 'page' })
