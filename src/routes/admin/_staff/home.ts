import { createFileRoute } from '@tanstack/react-router'
import { AdminHome } from '#admin/home/AdminHome.tsx'

export const Route = createFileRoute('/admin/_staff/home')({ component: AdminHome })
