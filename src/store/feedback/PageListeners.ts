import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from '../rootReducer'
import type { Services } from '../services'

export type PageListeners = ListenerMiddlewareInstance<RootState, AppDispatch, Services>
