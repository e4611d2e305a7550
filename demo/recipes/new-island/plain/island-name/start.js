import { start } from 'partner-islands/standalone'

start({ islands: { 'island-name': () => import('./island-name.js') } })
