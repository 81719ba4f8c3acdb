*** Comments ***
Tries the keywords of robotframework-appiumlibrary, with the capabilities as its documentation writes
them. The variable URL is the address of the server.

*** Settings ***
Library    AppiumLibrary    run_on_failure=Nothing
Library    Collections
Test Teardown    Close All Applications

*** Variables ***
${APP}    org.example.leaker
&{OPTIONS}    platformVersion=12.4    deviceName=iPhone    automationName=XCUITest    bundleId=org.example.leaker

*** Keywords ***
Open The App
    Open Application    ${URL}    platformName=iOS    platformVersion=17.0    automationName=XCUITest    bundleId=${APP}

State Is
    [Arguments]    ${expected}
    ${state}=    Execute Script    mobile: queryAppState    bundleId=${APP}
    Should Be Equal As Integers    ${state}    ${expected}

Grant
    [Arguments]    ${value}
    ${access}=    Create Dictionary    location=${value}
    Execute Script    mobile: setPermission    bundleId=${APP}    access=${access}

*** Test Cases ***
Open And Close
    Open The App
    State Is    4

Options In One Capability
    Open Application    ${URL}    platformName=iOS    appium:options=&{OPTIONS}
    State Is    4
    ${version}=    Get Capability    platformVersion
    Should Be Equal    ${version}    12.4

Background Application
    Open The App
    Background Application    seconds=1
    State Is    4
    Background Application    seconds=-1
    State Is    3

Activate And Terminate
    Open The App
    Activate Application    com.apple.Preferences
    State Is    3
    Terminate Application    ${APP}
    State Is    1
    Activate Application    ${APP}
    State Is    4

Lock
    Open The App
    Lock    3
    State Is    4

A Grant Decides
    Open The App
    Grant    always
    Terminate Application    ${APP}
    Execute Script    mobile: setSimulatedLocation    latitude=${37.33}    longitude=${-122.01}
    State Is    3
    Terminate Application    ${APP}
    Grant    never
    Execute Script    mobile: setSimulatedLocation    latitude=${37.4}    longitude=${-122.01}
    State Is    1

Push
    Open The App
    Terminate Application    ${APP}
    ${payload}=    Evaluate    {'aps': {'content-available': 1}}
    Execute Script    mobile: pushNotification    bundleId=${APP}    payload=${payload}
    State Is    3

Orientation
    Open The App
    Landscape
    Portrait

Touch Id And Shake
    Open The App
    Touch Id    True
    Shake
    Toggle Touch Id Enrollment

Device Time
    Open The App
    ${time}=    Get Device Time
    Should Contain    ${time}    T

Window Size
    Open The App
    ${height}=    Get Window Height
    Should Be Equal As Integers    ${height}    844

Contexts
    Open The App
    ${contexts}=    Get Contexts
    Should Contain    ${contexts}    NATIVE_APP
    ${context}=    Get Current Context
    Should Be Equal    ${context}    NATIVE_APP

Source
    Open The App
    ${source}=    Get Source
    Should Contain    ${source}    nothing is drawn

Deep Link
    Open The App
    Go To Url    https://example.org
    State Is    3

Screenshot
    Open The App
    Capture Page Screenshot

Screen Recording
    Open The App
    Start Screen Recording

Remove Application
    Open The App
    Remove Application    com.apple.Health
    State Is    4

Wait For Nothing
    Open The App
    Page Should Not Contain Element    accessibility_id=x
    Wait Until Page Does Not Contain Element    accessibility_id=x    timeout=1

Two Sessions
    Open Application    ${URL}    alias=A    platformName=iOS    automationName=XCUITest    bundleId=${APP}
    Open Application    ${URL}    alias=B    platformName=iOS    automationName=XCUITest    bundleId=com.apple.Preferences
    Switch Application    A
    State Is    3
