// Generated from habits.json of the Python package by bindings/tools/generate.py: do not edit.

/** The habits that come with the package, by name. */
export const presets = {
  "commuter": {
    "comment": "Used in the morning, at noon and in the evening; charges at night; Low Power Mode on the way home.",
    "start_hour": 6,
    "used_hours": [
      "6-9",
      "12-13",
      "17-23"
    ],
    "charging_hours": [
      "23-6"
    ],
    "low_power_hours": [
      "17-19"
    ],
    "pickups_per_day": 40,
    "seconds_per_use": 150,
    "memory_pressures_per_day": 14,
    "apps": {
      "*": {
        "opens_per_day": 8,
        "force_quits_per_week": 1,
        "silent_pushes_per_day": 16,
        "visible_pushes_per_day": 10,
        "region_crossings_per_day": 4,
        "transfers_per_day": 2,
        "voip_pushes_per_day": 2,
        "bluetooth_events_per_day": 12
      }
    }
  },
  "heavy-user": {
    "comment": "Used all day, charges at night and after lunch; short of memory; the apps are swiped away now and then.",
    "start_hour": 7,
    "used_hours": [
      "7-24"
    ],
    "charging_hours": [
      "0-7",
      "13-14"
    ],
    "low_power_hours": [
      "20-22"
    ],
    "pickups_per_day": 110,
    "seconds_per_use": 240,
    "memory_pressures_per_day": 45,
    "apps": {
      "*": {
        "opens_per_day": 25,
        "force_quits_per_week": 4,
        "silent_pushes_per_day": 60,
        "visible_pushes_per_day": 40,
        "region_crossings_per_day": 6,
        "transfers_per_day": 8,
        "voip_pushes_per_day": 6,
        "bluetooth_events_per_day": 24
      }
    }
  },
  "phone-in-a-drawer": {
    "comment": "Looked at once in the evening, never charged; in Low Power Mode by then; the apps are not opened.",
    "used_hours": [
      "19-20"
    ],
    "low_power_hours": [
      "18-24"
    ],
    "pickups_per_day": 1,
    "seconds_per_use": 60,
    "memory_pressures_per_day": 1,
    "apps": {
      "*": {
        "silent_pushes_per_day": 16,
        "visible_pushes_per_day": 6
      }
    }
  },
  "night-worker": {
    "comment": "Used in the afternoon and at night, without a network from 2 to 4; charges and sleeps by day; off from 14 to 15.",
    "start_hour": 15,
    "used_hours": [
      "15-24",
      "0-7"
    ],
    "charging_hours": [
      "7-14"
    ],
    "offline_hours": [
      "2-4"
    ],
    "low_power_hours": [
      "5-7"
    ],
    "off_hours": [
      "14-15"
    ],
    "pickups_per_day": 50,
    "seconds_per_use": 180,
    "memory_pressures_per_day": 20,
    "apps": {
      "*": {
        "opens_per_day": 10,
        "force_quits_per_week": 2,
        "silent_pushes_per_day": 20,
        "visible_pushes_per_day": 12,
        "region_crossings_per_day": 4,
        "transfers_per_day": 3,
        "voip_pushes_per_day": 2,
        "bluetooth_events_per_day": 12
      }
    }
  }
};

/** The JSON schema of habits. */
export const habitsSchema = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Habits: how a phone and its apps are used",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "comment": {
      "type": "string"
    },
    "like": {
      "description": "the name of habits of which those hold that are not given here",
      "enum": [
        "commuter",
        "heavy-user",
        "phone-in-a-drawer",
        "night-worker"
      ]
    },
    "start_hour": {
      "description": "the hour at which the day begins",
      "type": "integer",
      "minimum": 0,
      "maximum": 23,
      "default": 0
    },
    "used_hours": {
      "description": "when the user takes up the phone",
      "$ref": "#/$defs/hours"
    },
    "charging_hours": {
      "description": "when it charges",
      "$ref": "#/$defs/hours"
    },
    "offline_hours": {
      "description": "when it has no network",
      "$ref": "#/$defs/hours"
    },
    "low_power_hours": {
      "description": "when it is in Low Power Mode",
      "$ref": "#/$defs/hours"
    },
    "off_hours": {
      "description": "when it is off",
      "$ref": "#/$defs/hours"
    },
    "pickups_per_day": {
      "description": "how often the user takes it up for other things than these apps",
      "$ref": "#/$defs/rate"
    },
    "seconds_per_use": {
      "description": "how long a use takes; 0: 120",
      "type": "integer",
      "minimum": 0,
      "maximum": 3600,
      "default": 120
    },
    "memory_pressures_per_day": {
      "description": "how often memory is short while the user uses other apps",
      "$ref": "#/$defs/rate"
    },
    "apps": {
      "description": "the habits of apps, by name; * stands for every app that has none of its own",
      "type": "object",
      "additionalProperties": {
        "$ref": "#/$defs/app"
      }
    }
  },
  "$defs": {
    "hours": {
      "description": "spans of hours, such as [\"7-9\", \"22-6\"]: from 7:00 to 9:00, and from 22:00 to 6:00",
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^([0-9]|1[0-9]|2[0-3])-([0-9]|1[0-9]|2[0-4])$"
      },
      "default": []
    },
    "rate": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "default": 0
    },
    "app": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "opens_per_day": {
          "description": "how often the user opens it",
          "$ref": "#/$defs/rate"
        },
        "force_quits_per_week": {
          "description": "how often the user swipes it away",
          "$ref": "#/$defs/rate"
        },
        "silent_pushes_per_day": {
          "description": "silent pushes that the server sends",
          "$ref": "#/$defs/rate"
        },
        "visible_pushes_per_day": {
          "description": "visible pushes that the server sends",
          "$ref": "#/$defs/rate"
        },
        "region_crossings_per_day": {
          "description": "how often the phone enters or leaves a region that the app monitors",
          "$ref": "#/$defs/rate"
        },
        "transfers_per_day": {
          "description": "background transfers that the app begins when the user leaves it",
          "$ref": "#/$defs/rate"
        },
        "voip_pushes_per_day": {
          "description": "VoIP pushes",
          "$ref": "#/$defs/rate"
        },
        "bluetooth_events_per_day": {
          "description": "events of a Bluetooth accessory",
          "$ref": "#/$defs/rate"
        }
      }
    }
  }
};
