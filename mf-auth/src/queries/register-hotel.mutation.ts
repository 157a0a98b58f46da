import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { registerHotelEndpoint, type HotelRegistration } from '@suite/contracts/hotels';
import { useMutation } from '@tanstack/react-query';

/** Why a registration was refused. */
export type RegistrationFailure = ApiCallError;

/** Registers a hotel. */
export function useRegisterHotel() {
  return useMutation<{ message: string }, RegistrationFailure, HotelRegistration>({
    mutationFn: (body) => callEndpoint(registerHotelEndpoint, { body }),
  });
}
