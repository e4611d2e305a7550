export { allPages } from './allPages'
export { api, apiSlice } from './api'
export { call } from './call'
export { refreshLists } from './refreshLists'
